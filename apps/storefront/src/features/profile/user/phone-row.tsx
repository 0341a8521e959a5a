import { formatPhone } from "@dasturxon/domain/format";
import { useT } from "../../../platform/i18n.tsx";
import { lazySheet } from "../../../platform/lazy-sheet.tsx";
import { usePanel } from "../../../platform/panel.ts";
import type { User } from "../../../platform/shapes.ts";
import { Button } from "../../../ui/button.tsx";

const PhoneSheet = lazySheet(() => import("./phone-sheet.tsx").then((module) => module.PhoneSheet));

/** Shows the number that the customer signs in with, and a button to change it [US-3]. */
export function PhoneRow({ user }: { user: User }) {
  const t = useT();
  const panel = usePanel("phone-change");
  return (
    <section className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 rounded-[20px] on-raised px-4 py-2.5">
      <p className="min-w-40 flex-1">
        <span className="block text-small text-ink-2">{t("signIn.phone")}</span>
        <bdi dir="ltr" className="text-body font-medium">
          {formatPhone(user.phone)}
        </bdi>
      </p>
      <Button look="quiet" onClick={panel.open}>
        {t("user.phoneChange")}
      </Button>
      <PhoneSheet isOpen={panel.isOpen} onClose={panel.close} />
    </section>
  );
}
