import { ActionIcon, Avatar } from "@mantine/core";
import { UserRound } from "lucide-react";
import { useStaff } from "./platform/session.tsx";

interface Props {
  /** Its menu is not here yet: it is asked for. */
  onAsk?: () => void;
  isBusy?: boolean;
}

/** Who is signed in; opens the menu of their own. */
export function StaffButton({ onAsk, isBusy = false, ...ofMenu }: Props) {
  const staff = useStaff();
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
