import { ActionIcon, Avatar } from "@mantine/core";
import { UserRound } from "lucide-react";
import { useSignedInStaff } from "../platform/session.tsx";

interface Props {
  /** Called on a click before the menu's script is loaded. */
  onAsk?: () => void;
  isBusy?: boolean;
}

/** Button with the signed-in staff member. Opens the staff menu. */
export function StaffMenuButton({ onAsk, isBusy = false, ...ofMenu }: Props) {
  const staff = useSignedInStaff();
  return (
    <ActionIcon
      variant="transparent"
      size={44}
      aria-label={staff.name}
      aria-haspopup="menu"
      loading={isBusy}
      onClick={onAsk}
      {...ofMenu}
    >
      <Avatar size={36}>
        <UserRound size={20} aria-hidden />
      </Avatar>
    </ActionIcon>
  );
}
