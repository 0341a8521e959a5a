import type { Claim } from "@dasturxon/contract";
import { isClaimLate } from "@dasturxon/domain/claim";
import { formatMoney } from "@dasturxon/domain/format";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import { Phone } from "lucide-react";
import { useState } from "react";
import { useCurrency, useText } from "../../../shop/brand/brand.tsx";
import { BrandAnswer } from "../../../shop/brand/brand-answer.tsx";
import { useJoinByCommas } from "../../../shop/brand/listed-words.ts";
import { formatTextAfterUntil, useInstantFormatContext } from "../../../shop/brand/when-text.ts";
import { useT } from "../../../platform/i18n.tsx";
import { getServerTimeMs } from "../../../platform/server-clock.ts";
import type { Order } from "../../../platform/shapes.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DottedTexts } from "../../../ui/dotted-texts.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PhotoField } from "./photo-field.tsx";
import { sendClaimPhoto } from "./use-send-claim.ts";

/** Renders the customer's claim with its state: the deadline of the answer, or the answer [OR-15]. */
export function OwnClaim({ order, claim }: { order: Order; claim: Claim }) {
  const t = useT();
  const titleId = `claim-${claim.id}`;
  const { answer } = claim;
  return (
    <section aria-labelledby={titleId} className="grid gap-2 rounded-[20px] on-raised px-4 py-4 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-title font-bold">
          {t("claim.own")}
        </h2>
        <Badge tone={answer ? "good" : "warn"}>{t(answer ? "claim.answered" : "claim.open")}</Badge>
      </div>
      <ClaimContent order={order} claim={claim} />
      {answer ? <ClaimAnswer answer={answer} /> : <ClaimDeadline order={order} claim={claim} />}
    </section>
  );
}

function ClaimContent({ order, claim }: { order: Order; claim: Claim }) {
  const t = useT();
  const text = useText();
  const joinWords = useJoinByCommas();
  const { reason, lines, comment, photo } = claim;
  const dishes = lines.map(({ line, count }) => {
    const item = order.cartItems[line];
    const isSeveral = count > 1 && item?.weighed === null;
    return text(item?.name) + (isSeveral ? ` × ${count}` : "");
  });
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1 text-small text-ink-2">
        <p>
          <DottedTexts texts={[t(`claim.reason.${reason}`), joinWords(dishes)]} />
        </p>
        {comment && (
          <p className="[overflow-wrap:anywhere]">
            <bdi>{comment}</bdi>
          </p>
        )}
      </div>
      {photo && (
        <Picture
          image={photo}
          alt={t("claim.photo")}
          width={64}
          height={64}
          sizes="64px"
          className="size-16 shrink-0 rounded-[12px] object-cover"
        />
      )}
    </div>
  );
}

function ClaimDeadline({ order, claim }: { order: Order; claim: Claim }) {
  const t = useT();
  const wording = useInstantFormatContext();
  const [isBusy, setIsBusy] = useState(false);
  const dueAt = new Date(claim.dueDate);
  const isLate = isClaimLate({ dueAt, answeredAt: null }, new Date(getServerTimeMs()));
  const callHref = formatPhoneHref(order.branch.phone);

  async function addPhoto(photo: Blob | null): Promise<void> {
    if (!photo) return;
    setIsBusy(true);
    if (!(await sendClaimPhoto(order.id, photo))) void toast({ text: t("claim.photoFailed"), tone: "bad" });
    setIsBusy(false);
  }

  return (
    <>
      <p className={`text-small ${isLate ? "text-warn-ink" : "text-ink-2"}`}>
        {isLate
          ? t("claim.late")
          : t("claim.until", { time: formatTextAfterUntil(dueAt.getTime(), wording) })}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {claim.photo === null && (
          <PhotoField photo={null} isBusy={isBusy} onChange={(photo) => void addPhoto(photo)} />
        )}
        {isLate && callHref && (
          <a
            href={callHref}
            className="inline-flex min-h-11 items-center gap-2 rounded-control bg-sunken px-4 text-small font-bold"
          >
            <Phone size={18} aria-hidden className="shrink-0" />
            {t("claim.call")}
          </a>
        )}
      </div>
    </>
  );
}

function ClaimAnswer({ answer }: { answer: NonNullable<Claim["answer"]> }) {
  const t = useT();
  const { language, currency } = useCurrency();
  const { kind, amount, text } = answer;
  return (
    <>
      {kind !== "WORDS" && amount !== null && (
        <p className="font-bold">
          {t(`claim.answer.${kind}`, { sum: formatMoney(amount, language, currency) })}
        </p>
      )}
      <BrandAnswer text={text} />
    </>
  );
}
