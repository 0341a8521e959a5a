import { Menu } from "@mantine/core";
import type { ReactElement } from "react";
import { type StopDurationChoice, stopChoices } from "./stop-product.ts";
import { useTranslate } from "../../platform/use-language.tsx";

/** Selects for how long a product is off sale. `children` is the button that opens the menu. */
export function StopMenu({
  onChoose,
  children,
}: {
  onChoose: (choice: StopDurationChoice) => void;
  children: ReactElement;
}) {
  const t = useTranslate();
  return (
    <Menu position="bottom-end">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("stop.until")}</Menu.Label>
        {stopChoices.map((choice) => (
          <Menu.Item key={choice} onClick={() => onChoose(choice)}>
            {t(`stop.${choice}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
