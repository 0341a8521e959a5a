import { ActionIcon, Button } from "@mantine/core";
import { Table2 } from "lucide-react";
import { Link } from "react-router";
import { useIsPhoneScreen } from "../../platform/use-is-phone.ts";
import { useTranslate } from "../../platform/use-language.tsx";

const PRODUCT_GRID_PATH = "/manage/products/grid";

/** Link from the list of products to the spreadsheet. A phone has only room for its icon. */
export function ProductGridLink() {
  const t = useTranslate();
  const sign = <Table2 size={18} aria-hidden />;
  if (useIsPhoneScreen())
    return (
      <ActionIcon
        component={Link}
        to={PRODUCT_GRID_PATH}
        variant="default"
        size="lg"
        aria-label={t("grid.edit")}
      >
        {sign}
      </ActionIcon>
    );
  return (
    <Button component={Link} to={PRODUCT_GRID_PATH} variant="default" size="md" leftSection={sign}>
      {t("grid.edit")}
    </Button>
  );
}
