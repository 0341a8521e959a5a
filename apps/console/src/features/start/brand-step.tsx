import { suggestAddress, MAX_BRAND_ADDRESS_LENGTH } from "@dasturxon/domain/brand-address";
import { NEW_BRAND_MENU_KINDS } from "@dasturxon/domain/start-draft";
import { Radio, Stack, Text, TextInput } from "@mantine/core";
import { lazy, Suspense } from "react";
import { loadPageChunk } from "../../platform/load-chunk.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import type { StartStepProps } from "./draft.ts";
import { StartStepLayout } from "./start-step.tsx";
import { useWebAddressCheck } from "./use-address.ts";

const PastedMenuField = lazy(async () => ({
  default: (await loadPageChunk(() => import("./pasted-menu.tsx"))).PastedMenuField,
}));

const BRAND_KINDS = ["KITCHEN", "FAST_FOOD", "COFFEE", "SHOP"] as const;

/** Step for the brand: name, web address, kind and initial menu. */
export function BrandStep({ draft, change }: StartStepProps) {
  const t = useTranslate();
  const { name, kind, menu, permit } = draft;
  const address = draft.address ?? suggestAddress(name);
  const { fault, url, isFree } = useWebAddressCheck(permit ?? "", address);
  return (
    <StartStepLayout
      step="brand"
      isReady={name.trim() !== "" && isFree}
      onNext={() => change({ address, step: "look" })}
    >
      <TextInput
        size="md"
        label={t("start.name")}
        description={t("start.name.hint")}
        withAsterisk
        maxLength={80}
        autoComplete="organization"
        value={name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div>
        <TextInput
          size="md"
          label={t("start.address")}
          description={t("start.address.hint")}
          withAsterisk
          maxLength={MAX_BRAND_ADDRESS_LENGTH}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={fault}
          value={address}
          onChange={(event) => change({ address: event.currentTarget.value.trim().toLowerCase() })}
        />
        <Text size="sm" mt={6} role="status" mih={22} style={{ overflowWrap: "anywhere" }}>
          {isFree && t("start.address.free", { url: url ?? "" })}
        </Text>
      </div>
      <Radio.Group
        size="md"
        label={t("start.kind")}
        value={kind}
        onChange={(chosen) => change({ kind: BRAND_KINDS.find((each) => each === chosen) ?? kind })}
      >
        <Stack gap="sm" mt="xs">
          {BRAND_KINDS.map((each) => (
            <Radio key={each} size="md" value={each} label={t(`start.kind.${each}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group
        size="md"
        label={t("start.menu")}
        description={t("start.menu.hint")}
        value={menu}
        onChange={(chosen) => change({ menu: NEW_BRAND_MENU_KINDS.find((each) => each === chosen) ?? menu })}
      >
        <Stack gap="sm" mt="xs">
          {NEW_BRAND_MENU_KINDS.map((each) => (
            <Radio key={each} size="md" value={each} label={t(`start.menu.${each}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {menu === "PASTED" && (
        <Suspense>
          <PastedMenuField draft={draft} change={change} />
        </Suspense>
      )}
    </StartStepLayout>
  );
}
