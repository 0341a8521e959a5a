import { isPhone } from "@dasturxon/domain/contact-link";
import { NEW_BRAND_CITIES } from "@dasturxon/domain/start-cities";
import { NEW_BRAND_OPENING_HOURS, NEW_BRAND_DELIVERY_RADII_METRES } from "@dasturxon/domain/start-draft";
import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import type { StartStepProps } from "./draft.ts";
import { BranchLocationField } from "./start-place.tsx";
import { StartStepLayout } from "./start-step.tsx";
import { NumberField } from "../../ui/number-field.tsx";

/** Step for the first branch: location, opening hours and delivery radius. */
export function StartBranchStep({ draft, change }: StartStepProps) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { city, street, hours, radius, price } = draft;
  const [isUnread, setUnread] = useState(false);
  const [isPhoneMissing, setPhoneMissing] = useState(false);
  const phone = draft.branchPhone ?? draft.phone;
  const formatRadius = (metres: number) =>
    metres === 0 ? t("start.radius.none") : t("start.radius.around", { km: metres / 1000 });
  return (
    <StartStepLayout
      step="branch"
      isReady={street.trim() !== "" && !isUnread}
      onNext={() => (isPhone(phone) ? change({ branchPhone: phone, step: "owner" }) : setPhoneMissing(true))}
      onBack={() => change({ step: "look" })}
    >
      <NativeSelect
        size="md"
        label={t("start.city")}
        value={city}
        data={NEW_BRAND_CITIES.map(({ key, name }) => ({ value: key, label: text(name) }))}
        onChange={(event) => {
          change({ city: event.currentTarget.value, point: null });
          setUnread(false);
        }}
      />
      <TextInput
        size="md"
        label={t("start.street")}
        description={t("start.street.hint")}
        withAsterisk
        maxLength={200}
        autoComplete="street-address"
        value={street}
        onChange={(event) => change({ street: event.currentTarget.value })}
      />
      <BranchLocationField key={city} draft={draft} change={change} onUnread={setUnread} />
      <TextInput
        size="md"
        type="tel"
        label={t("start.branch-phone")}
        withAsterisk
        maxLength={40}
        error={isPhoneMissing && t("start.branch-phone.needed")}
        value={phone}
        onChange={(event) => {
          change({ branchPhone: event.currentTarget.value });
          setPhoneMissing(false);
        }}
      />
      <NativeSelect
        size="md"
        label={t("start.hours")}
        value={hours}
        data={NEW_BRAND_OPENING_HOURS.map((each) => ({
          value: each,
          label: each === "00:00-00:00" ? t("start.hours.always") : each.replace("-", " – "),
        }))}
        onChange={({ currentTarget: { value } }) =>
          change({ hours: NEW_BRAND_OPENING_HOURS.find((each) => each === value) ?? hours })
        }
      />
      <NativeSelect
        size="md"
        label={t("start.radius")}
        value={radius}
        data={NEW_BRAND_DELIVERY_RADII_METRES.map((metres) => ({
          value: String(metres),
          label: formatRadius(metres),
        }))}
        onChange={({ currentTarget: { value } }) =>
          change({
            radius: NEW_BRAND_DELIVERY_RADII_METRES.find((metres) => String(metres) === value) ?? radius,
          })
        }
      />
      {radius > 0 && (
        <NumberField
          label={t("start.price")}
          min={0}
          max={1_000_000}
          allowDecimal={false}
          thousandSeparator=" "
          hideControls
          value={price}
          onChange={(next) => change({ price: Number(next) || 0 })}
        />
      )}
    </StartStepLayout>
  );
}
