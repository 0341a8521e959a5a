import { ActionIcon, Button } from "@mantine/core";
import { Table2 } from "lucide-react";
import { Link } from "react-router";
import { useIsPhoneScreen } from "../../platform/use-is-phone.ts";
import { useT } from "../../platform/use-language.tsx";

const GRID_PATH = "/manage/products/grid";

/** Link from the list of products to the spreadsheet. A phone has only room for its icon. */
export function GridLink() {
  const t = useT();
  const sign = <Table2 size={18} aria-hidden />;
  if (useIsPhoneScreen())
    return (
      <ActionIcon component={Link} to={GRID_PATH} variant="default" size="lg" aria-label={t("grid.edit")}>
        {sign}
      </ActionIcon>
    );
  return (
    <Button component={Link} to={GRID_PATH} variant="default" size="md" leftSection={sign}>
      {t("grid.edit")}
    </Button>
  );
}
