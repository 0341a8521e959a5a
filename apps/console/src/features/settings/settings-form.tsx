import type { BrandSettings, SettingsParts } from "@dasturxon/contract/brand-settings";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { ActionIcon, Button, Group, Stack } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Smartphone } from "lucide-react";
import { type FormEvent, useState } from "react";
import { showRefusal, showText } from "../../platform/show-refusal.ts";
import { useDrafts } from "../../parts/drafts/use-drafts.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { Section } from "../../resource/section.tsx";
import { DraftButton } from "../../ui/draft-button.tsx";
import { DraftNotice } from "../../ui/draft-notice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useUnsaved } from "../../ui/use-unsaved.tsx";
import { BusinessPart } from "./business-part.tsx";
import { ContactsPart } from "./contacts-part.tsx";
import { FeesPart } from "./fees-part.tsx";
import { FiscalPart } from "./fiscal-part.tsx";
import { LanguagesPart } from "./languages-part.tsx";
import { LinksPart } from "./links-part.tsx";
import { LookPart } from "./look-part.tsx";
import { MessagesPart } from "./messages-part.tsx";
import { ExternalPart } from "./external-part.tsx";
import { PaymentsPart } from "./payments-part.tsx";
import { PhonesPart } from "./phones-part.tsx";
import { PlacePart } from "./place-part.tsx";
import { StorePreview } from "./store-preview.tsx";
import { SwitchesPart } from "./switches-part.tsx";
import { TrackingPart } from "./tracking-part.tsx";
import { changedParts } from "./use-settings.ts";
import { ViewsPart } from "./views-part.tsx";

type SaveSettings = (version: number, parts: Partial<SettingsParts>) => Promise<RefusalBody<string> | null>;

interface Props {
  settings: BrandSettings;
  isReadOnly: boolean;
  onSave: SaveSettings;
  onDraft: SaveSettings;
}

/** Media query: the preview fits next to the form. */
const WIDE = "(min-width: 70em)";

/** Form with all parts of the settings. Sends only the changed parts, and warns before unsaved changes are lost. */
export function SettingsForm({ settings, isReadOnly, onSave, onDraft }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const { values, changed, part, setValues, setWrong } = useSettingsValues(settings, isReadOnly);
  const isWide = useMediaQuery(WIDE);
  const [isPreviewed, setPreviewed] = useState(false);
  const isDirty = Object.keys(changed).length > 0;
  const { question } = useUnsaved(isDirty, { isBusy, onClose: () => undefined });
  const isWaiting = useDrafts().data?.items.some(({ entity }) => entity === "settings") ?? false;
  async function save() {
    const refusal = await onSave(settings.version, changed);
    if (refusal) tell(refusal);
    else showText(t("settings.saved"));
  }
  async function draft() {
    const refusal = await onDraft(settings.version, changed);
    if (refusal) tell(refusal);
    else setValues(settings);
  }
  function tell(refusal: RefusalBody<string>) {
    const { field } = refusal.data;
    if (field) setWrong(field);
    showRefusal(refusal, language);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(save);
  };
  return (
    <form onSubmit={submit} noValidate className="settings-form">
      {!isReadOnly && isWide && <StorePreview parts={changed} />}
      <Stack gap="xl" className="settings-parts">
        {isWaiting && !isReadOnly && <DraftNotice />}
        <Section title={t("settings.look")} isWide>
          <LookPart {...part("look")} />
        </Section>
        <Section title={t("settings.business")} isWide>
          <BusinessPart {...part("business")} />
          <PlacePart {...part("place")} />
          <ExternalPart {...part("business")} />
        </Section>
        <Section title={t("settings.payments")} isWide>
          <PaymentsPart {...part("payments")} />
        </Section>
        <Section title={t("settings.fees")} isWide>
          <FeesPart {...part("fees")} />
        </Section>
        <Section title={t("settings.fiscal")} isWide>
          <FiscalPart {...part("fiscal")} />
        </Section>
        <Section title={t("settings.languages")} isWide>
          <LanguagesPart {...part("languages")} />
        </Section>
        <Section title={t("settings.links")} isWide>
          <LinksPart {...part("links")} />
        </Section>
        <Section title={t("settings.contacts")} isWide>
          <ContactsPart {...part("contacts")} />
        </Section>
        <Section title={t("settings.messages")} isWide>
          <MessagesPart {...part("messages")} brand={values.look.brand} />
        </Section>
        <Section title={t("settings.phones")} isWide>
          <PhonesPart {...part("phones")} />
        </Section>
        <Section title={t("settings.features")} isWide>
          <SwitchesPart {...part("features")} />
        </Section>
        <Section title={t("settings.tracking")} isWide>
          <TrackingPart {...part("tracking")} />
        </Section>
        <Section title={t("settings.views")} isWide>
          <ViewsPart {...part("views")} />
        </Section>
      </Stack>
      {!isReadOnly && (
        <SettingsFoot
          isDirty={isDirty}
          isBusy={isBusy}
          onPreview={isWide ? null : () => setPreviewed(true)}
          onCancel={() => setValues(settings)}
          onDraft={() => void run(draft)}
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
  const [values, setValues] = useState<SettingsParts>(settings);
  /** Path of the field that the server refused. */
  const [wrong, setWrong] = useState<string | null>(null);
  const part = <Name extends keyof SettingsParts>(name: Name) => ({
    value: values[name],
    wrong: wrong?.startsWith(name) ? wrong : null,
    isReadOnly,
    onChange: (value: SettingsParts[Name]) => {
      setValues((now) => ({ ...now, [name]: value }));
      setWrong(null);
    },
  });
  return { values, changed: changedParts(settings, values), part, setValues, setWrong };
}

interface FootProps {
  isDirty: boolean;
  isBusy: boolean;
  /** Null: the preview is shown beside the form. */
  onPreview: (() => void) | null;
  onCancel: () => void;
  onDraft: () => void;
}

function SettingsFoot({ isDirty, isBusy, onPreview, onCancel, onDraft }: FootProps) {
  const t = useT();
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
      <DraftButton isDisabled={!isDirty} isBusy={isBusy} onPress={onDraft} />
      <Button type="submit" size="md" loading={isBusy} disabled={!isDirty}>
        {t("resource.save")}
      </Button>
    </Group>
  );
}
