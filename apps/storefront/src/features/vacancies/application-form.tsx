import { formatPhone } from "@dasturxon/domain/format";
import { createEmptyPhone } from "@dasturxon/domain/phone-number";
import { CircleCheck } from "lucide-react";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useIsMounted } from "../../platform/panel.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { BrandPhoneField } from "../../shop/brand/brand-phone-field.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useJobApplication } from "./use-application.ts";

/** Renders the form for an application: name, phone and comment. If sending fails, the input is preserved. */
export function JobApplicationForm({ vacancyId }: { vacancyId: string }) {
  const t = useT();
  const errorText = useErrorText();
  // The draft is stored on the device, so it is available only after the mount.
  const isMounted = useIsMounted();
  const { phoneCountries } = useBrand().merchant;
  const { typed, change, lacks, isBusy, error, sentTo, send } = useJobApplication(vacancyId);
  if (sentTo)
    return (
      <div
        role="status"
        className="grid justify-items-center gap-2 rounded-[20px] on-raised px-4 py-8 text-center"
      >
        <CircleCheck size={40} aria-hidden className="text-good" />
        <h2 className="text-title font-bold text-ink">{t("vacancy.sent")}</h2>
        <p>{t("vacancy.sentText", { phone: formatPhone(sentTo) })}</p>
      </div>
    );
  return (
    <form
      noValidate
      className="grid gap-4 rounded-[20px] on-raised px-4 py-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 className="text-title font-bold text-ink">{t("vacancy.apply")}</h2>
      <TextField
        label={t("vacancy.name")}
        autoComplete="name"
        maxLength={80}
        value={isMounted ? typed.name : ""}
        onChange={(event) => change({ name: event.target.value })}
        error={lacks.name ? t("form.required") : null}
      />
      <BrandPhoneField
        label={t("vacancy.phone")}
        value={isMounted ? typed.phone : createEmptyPhone(phoneCountries)}
        onChange={(phone) => change({ phone })}
        error={lacks.phone ? t("signIn.phoneShort") : null}
      />
      <TextArea
        label={t("vacancy.comment")}
        placeholder={t("vacancy.commentHint")}
        maxLength={1000}
        value={isMounted ? typed.comment : ""}
        onChange={(event) => change({ comment: event.target.value })}
      />
      {error && (
        <p role="alert" className="text-small text-bad-ink">
          {errorText(error)}
        </p>
      )}
      <Button type="submit" size="large" isBusy={isBusy}>
        {t("vacancy.apply")}
      </Button>
    </form>
  );
}
