import { ActionIcon, Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Ban } from "lucide-react";
import { stopChoices, useStopProduct } from "../../platform/stop-product.ts";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";
import { canStopDish } from "./moves.ts";

/** Takes a dish off sale right from the order that showed it is out. */
export function StopButton({ productId, name }: { productId: string; name: string }) {
  const t = useT();
  const { stop } = useStopProduct();
  const { role } = useStaff();
  if (!canStopDish(role)) return null;
  const choose = async (choice: (typeof stopChoices)[number]) => {
    if (await stop(productId, choice))
      notifications.show({ message: t("stop.done", { name }), autoClose: 4500 });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          mt={-10}
          aria-label={t("stop.stop-name", { name })}
        >
          <Ban size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("stop.until")}</Menu.Label>
        {stopChoices.map((choice) => (
          <Menu.Item key={choice} onClick={() => void choose(choice)}>
            {t(`stop.${choice}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
