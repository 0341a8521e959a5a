import { Pagination } from "@mantine/core";
import { useT } from "../platform/use-language.tsx";

interface Props {
  /** From 1. */
  page: number;
  count: number;
  onChange: (page: number) => void;
}

/** The pages of a list, with an arrow to either side that says where it leads; nothing where one page is all. */
export function PageNumbers({ page, count, onChange }: Props) {
  const t = useT();
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
