import { LogOut, MonitorSmartphone, Trash2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useT } from "../../../platform/i18n.tsx";
import { lazySheet } from "../../../platform/lazy-sheet.tsx";
import { usePanel } from "../../../platform/panel.ts";
import type { User } from "../../../platform/shapes.ts";
import { SignOutSheet } from "../sign-out-sheet.tsx";

const DeleteAccountSheet = lazySheet(() =>
  import("./delete-account-sheet.tsx").then((module) => module.DeleteAccountSheet),
);

/** Actions to sign out on this device or on all devices, and to delete the account [US-2, US-5, US-6]. */
export function AccountActions({ user }: { user: User }) {
  const t = useT();
  const here = usePanel("sign-out");
  const everywhere = usePanel("sign-out-everywhere");
  const deletion = usePanel("delete-account");
  return (
    <>
      <div className="divide-y divide-line rounded-[20px] on-raised px-4">
        <AccountActionButton icon={LogOut} onPress={here.open}>
          {t("profile.signOut")}
        </AccountActionButton>
        <AccountActionButton icon={MonitorSmartphone} onPress={everywhere.open}>
          {t("user.everywhere")}
        </AccountActionButton>
        <AccountActionButton icon={Trash2} onPress={deletion.open} isBad>
          {t("user.delete")}
        </AccountActionButton>
      </div>
      <SignOutSheet way="here" isOpen={here.isOpen} onClose={here.close} />
      <SignOutSheet way="everywhere" isOpen={everywhere.isOpen} onClose={everywhere.close} />
      <DeleteAccountSheet user={user} isOpen={deletion.isOpen} onClose={deletion.close} />
    </>
  );
}

interface ActionProps {
  icon: LucideIcon;
  onPress(): void;
  isBad?: boolean;
  children: string;
}

function AccountActionButton({ icon: Icon, onPress, isBad = false, children }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`flex min-h-14 w-full items-center gap-3.5 py-1.5 text-start ${isBad ? "text-bad-ink" : ""}`}
    >
      <Icon size={21} aria-hidden className={`shrink-0 rtl:-scale-x-100 ${isBad ? "" : "text-ink-2"}`} />
      {children}
    </button>
  );
}
