import { Check, Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { GroupOrder } from "@dasturxon/contract";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { sharePage } from "../../shells/share-by.ts";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { Button } from "../../ui/button.tsx";

const InviteQrCode = lazyComponent(() => import("./invite-code.tsx").then((module) => module.InviteQrCode));

/** Renders the invitation: a button to share or copy the link, and its QR code. */
export function InviteCard({ group, joined }: { group: GroupOrder; joined: JoinedGroup }) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  const shell = useShell();
  const [isCopied, setIsCopied] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const path = `/group/${group.id}#${joined.groupSecret}`;

  async function shareGroup() {
    const url = new URL(path, location.href).href;
    const title = `${t("group.title")} · ${text(merchant.brand)}`;
    if (await sharePage(shell, { title, url })) setIsCopied(true);
  }

  return (
    <section aria-label={t("group.invite")} className="rounded-[20px] on-raised px-4 py-4 lg:px-6">
      <div className="flex flex-wrap gap-2">
        <Button className="flex-auto whitespace-nowrap" onClick={() => void shareGroup()}>
          {isCopied ? <Check size={18} aria-hidden /> : <Share2 size={18} aria-hidden />}
          {t(isCopied ? "group.copied" : "group.share")}
        </Button>
        <Button
          look="quiet"
          className="flex-auto whitespace-nowrap"
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {t("group.qr")}
        </Button>
      </div>
      {isShown && (
        <Suspense>
          <InviteQrCode url={new URL(path, location.href).href} />
        </Suspense>
      )}
    </section>
  );
}
