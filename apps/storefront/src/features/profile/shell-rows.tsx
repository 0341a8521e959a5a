import { QrCode, Smartphone } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { toast } from "../../ui/toast.tsx";

/** Actions that the embedding application offers: scan a table's code, add the store to the home screen [TG-4]. */
export function ShellActionRows({ className }: { className: string }) {
  const t = useT();
  const shell = useShell();
  const navigate = useNavigate();
  const [hasShortcut, setHasShortcut] = useState(true);
  useEffect(() => {
    void shell.isShortcutOffered?.().then((isOffered) => setHasShortcut(!isOffered));
  }, [shell]);
  if (!shell.scanCode && hasShortcut) return null;

  async function scanTableCode() {
    const code = await shell.scanCode?.();
    if (!code) return;
    const url = URL.canParse(code) ? new URL(code) : null;
    if (url?.host === location.host) return navigate(url.pathname + url.search);
    await toast({ text: t("telegram.otherCode"), tone: "bad" });
  }
  async function addShortcut() {
    if (!(await shell.addShortcut?.())) return;
    setHasShortcut(true);
    shell.haptic("success");
  }

  return (
    <div className={className}>
      {shell.scanCode && (
        <ShellActionRow icon={QrCode} onPress={() => void scanTableCode()}>
          {t("telegram.scanCode")}
        </ShellActionRow>
      )}
      {!hasShortcut && (
        <ShellActionRow icon={Smartphone} onPress={() => void addShortcut()}>
          {t("telegram.addShortcut")}
        </ShellActionRow>
      )}
    </div>
  );
}

interface RowProps {
  icon: LucideIcon;
  onPress(): void;
  children: ReactNode;
}

function ShellActionRow({ icon: Icon, onPress, children }: RowProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-3.5 text-start text-[min(1rem,6vw)]"
    >
      <Icon size={21} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">{children}</span>
    </button>
  );
}
