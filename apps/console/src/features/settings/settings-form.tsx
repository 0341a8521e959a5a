import type { BrandSettings, SettingsSections } from "@dasturxon/contract/brand-settings";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { ActionIcon, Button, Group, Stack } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Smartphone } from "lucide-react";
import { type FormEvent, useState } from "react";
import { showRefusal, showErrorText } from "../../platform/show-refusal.ts";
import { useDrafts } from "../../parts/drafts/use-drafts.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { FieldSection } from "../../resource/section.tsx";
import { SaveDraftButton } from "../../ui/draft-button.tsx";
import { DraftExistsNote } from "../../ui/draft-notice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useUnsavedGuard } from "../../ui/use-unsaved.tsx";
import { StoreBusinessPart } from "./business-part.tsx";
import { StoreContactsPart } from "./contacts-part.tsx";
import { StoreFeesPart } from "./fees-part.tsx";
import { StoreFiscalPart } from "./fiscal-part.tsx";
import { StoreLanguagesPart } from "./languages-part.tsx";
import { StoreLinksPart } from "./links-part.tsx";
import { StoreLookPart } from "./look-part.tsx";
import { SignInSmsSettingsPart } from "./messages-part.tsx";
import { ExternalServicesPart } from "./external-part.tsx";
import { StorePaymentsPart } from "./payments-part.tsx";
import { SmsCountriesSettingsPart } from "./phones-part.tsx";
import { StoreMapCenterPart } from "./place-part.tsx";
import { StorePreview } from "./store-preview.tsx";
import { StoreFeatureSwitchesPart } from "./switches-part.tsx";
import { StoreTipsPart } from "./tips-part.tsx";
import { StoreTrackingPart } from "./tracking-part.tsx";
import { getChangedSettingsSections } from "./use-settings.ts";
import { StoreViewsPart } from "./views-part.tsx";

type SaveStoreSettings = (
  version: number,
  parts: Partial<SettingsSections>,
) => Promise<RefusalBody<string> | null>;

interface Props {
  settings: BrandSettings;
  isReadOnly: boolean;
  onSave: SaveStoreSettings;
  onDraft: SaveStoreSettings;
}

/** Media query for windows that are wide enough to show the preview next to the form. */
const WIDE_WINDOW_QUERY = "(min-width: 70em)";

/** Form with all parts of the settings. Sends only the changed parts, and warns before unsaved changes are lost. */
export function StoreSettingsForm({ settings, isReadOnly, onSave, onDraft }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const { values, changed, part, setValues, setWrong } = useSettingsValues(settings, isReadOnly);
  const isWide = useMediaQuery(WIDE_WINDOW_QUERY);
  const [isPreviewed, setPreviewed] = useState(false);
  const isDirty = Object.keys(changed).length > 0;
  const { question } = useUnsavedGuard(isDirty, { isBusy, onClose: () => undefined });
  const isWaiting = useDrafts().data?.items.some(({ entity }) => entity === "settings") ?? false;
  async function saveSettings() {
    const refusal = await onSave(settings.version, changed);
    if (refusal) reportRefusal(refusal);
    else showErrorText(t("settings.saved"));
  }
  async function saveSettingsDraft() {
    const refusal = await onDraft(settings.version, changed);
    if (refusal) reportRefusal(refusal);
    else setValues(settings);
  }
  function reportRefusal(refusal: RefusalBody<string>) {
    const { field } = refusal.data;
    if (field) setWrong(field);
    showRefusal(refusal, language);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(saveSettings);
  };
  return (
    <form onSubmit={submit} noValidate className="settings-form">
      {!isReadOnly && isWide && <StorePreview parts={changed} />}
      <Stack gap="xl" className="settings-parts">
        {isWaiting && !isReadOnly && <DraftExistsNote />}
        <FieldSection title={t("settings.look")} isWide>
          <StoreLookPart {...part("look")} />
        </FieldSection>
        <FieldSection title={t("settings.business")} isWide>
          <StoreBusinessPart {...part("business")} />
          <StoreMapCenterPart {...part("place")} />
          <ExternalServicesPart {...part("business")} />
        </FieldSection>
        <FieldSection title={t("settings.payments")} isWide>
          <StorePaymentsPart {...part("payments")} />
        </FieldSection>
        <FieldSection title={t("settings.fees")} isWide>
          <StoreFeesPart {...part("fees")} />
        </FieldSection>
        <FieldSection title={t("settings.tips")} isWide>
          <StoreTipsPart {...part("tips")} currency={values.business.currency} />
        </FieldSection>
        <FieldSection title={t("settings.fiscal")} isWide>
          <StoreFiscalPart {...part("fiscal")} />
        </FieldSection>
        <FieldSection title={t("settings.languages")} isWide>
          <StoreLanguagesPart {...part("languages")} />
        </FieldSection>
        <FieldSection title={t("settings.links")} isWide>
          <StoreLinksPart {...part("links")} />
        </FieldSection>
        <FieldSection title={t("settings.contacts")} isWide>
          <StoreContactsPart {...part("contacts")} />
        </FieldSection>
        <FieldSection title={t("settings.messages")} isWide>
          <SignInSmsSettingsPart {...part("messages")} brand={values.look.brand} />
        </FieldSection>
        <FieldSection title={t("settings.phones")} isWide>
          <SmsCountriesSettingsPart {...part("phones")} />
        </FieldSection>
        <FieldSection title={t("settings.features")} isWide>
          <StoreFeatureSwitchesPart {...part("features")} />
        </FieldSection>
        <FieldSection title={t("settings.tracking")} isWide>
          <StoreTrackingPart {...part("tracking")} />
        </FieldSection>
        <FieldSection title={t("settings.views")} isWide>
          <StoreViewsPart {...part("views")} />
        </FieldSection>
      </Stack>
      {!isReadOnly && (
        <SettingsFooter
          isDirty={isDirty}
          isBusy={isBusy}
          onPreview={isWide ? null : () => setPreviewed(true)}
          onCancel={() => setValues(settings)}
          onDraft={() => void run(saveSettingsDraft)}
        />
      )}
      <Dialog title={t("settings.preview")} isOpen={isPreviewed} onClose={() => setPreviewed(false)}>
        <StorePreview parts={changed} />
      </Dialog>
      {question}
    </form>
  );
}

/** Manages the edited values. `part` returns the props of the form of a part. */
function useSettingsValues(settings: BrandSettings, isReadOnly: boolean) {
  const [values, setValues] = useState<SettingsSections>(settings);
  /** Path of the settings field that the server refused; null: none. */
  const [wrong, setWrong] = useState<string | null>(null);
  const getPartProps = <Name extends keyof SettingsSections>(name: Name) => ({
    value: values[name],
    wrong: wrong?.startsWith(name) ? wrong : null,
    isReadOnly,
    onChange: (value: SettingsSections[Name]) => {
      setValues((now) => ({ ...now, [name]: value }));
      setWrong(null);
    },
  });
  return {
    values,
    changed: getChangedSettingsSections(settings, values),
    part: getPartProps,
    setValues,
    setWrong,
  };
}

interface FootProps {
  isDirty: boolean;
  isBusy: boolean;
  /** Opens the preview. Null: the preview is already shown beside the form. */
  onPreview: (() => void) | null;
  onCancel: () => void;
  onDraft: () => void;
}

function SettingsFooter({ isDirty, isBusy, onPreview, onCancel, onDraft }: FootProps) {
  const t = useTranslate();
  return (
    <Group className="settings-foot" justify="flex-end" wrap="nowrap">
      {onPreview && (
        <ActionIcon
          variant="default"
          size={42}
          me="auto"
          aria-label={t("settings.preview.open")}
          onClick={onPreview}
        >
          <Smartphone size={20} aria-hidden />
        </ActionIcon>
      )}
      <Button variant="default" size="md" disabled={!isDirty} onClick={onCancel}>
        {t("resource.cancel")}
      </Button>
      <SaveDraftButton isDisabled={!isDirty} isBusy={isBusy} onPress={onDraft} />
      <Button type="submit" size="md" loading={isBusy} disabled={!isDirty}>
        {t("resource.save")}
      </Button>
    </Group>
  );
}
