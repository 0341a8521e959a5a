import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { ActionIcon } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Ban } from "lucide-react";
import { StopMenu } from "../../parts/stops/stop-menu.tsx";
import { type StopDurationChoice, useStopActions } from "../../parts/stops/stop-product.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";

interface Props {
  productId: string;
  branchId: string;
  name: string;
}

/** Button that stops a product in the branch of the order. */
export function StopButton({ productId, branchId, name }: Props) {
  const t = useTranslate();
  const { change } = useStopActions();
  const { role } = useSignedInStaff();
  if (!mayPerformTask(role, "stop_products")) return null;
  const stopProduct = async (choice: StopDurationChoice) => {
    if (await change([productId], choice, branchId))
      notifications.show({ message: t("stop.done", { name }), autoClose: 4500 });
  };
  return (
    <StopMenu onChoose={(choice) => void stopProduct(choice)}>
      <ActionIcon variant="subtle" color="gray" size={44} mt={-10} aria-label={t("stop.stop-name", { name })}>
        <Ban size={18} />
      </ActionIcon>
    </StopMenu>
  );
}
