import { Pagination } from "@mantine/core";
import { useTranslate } from "../platform/use-language.tsx";

interface Props {
  /** Number of the current page, starting at 1. */
  page: number;
  count: number;
  onChange: (page: number) => void;
}

/** Pagination of a list with labelled previous and next buttons. Renders nothing for a single page. */
export function PageNumbers({ page, count, onChange }: Props) {
  const t = useTranslate();
  if (count < 2) return null;
  const names = { previous: t("page.before"), next: t("page.next") };
  return (
    <Pagination
      size="lg"
      value={page}
      total={count}
      onChange={onChange}
      getControlProps={(control) =>
        control === "previous" || control === "next" ? { "aria-label": names[control] } : {}
      }
    />
  );
}
