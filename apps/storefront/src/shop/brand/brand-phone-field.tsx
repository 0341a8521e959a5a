import { NUMBERING_PLANS, formatCountryPrefix } from "@dasturxon/domain/phone-number";
import { useT } from "../../platform/i18n.tsx";
import { PhoneField, type PhoneFieldProps } from "../../ui/phone-field.tsx";
import { useBrand } from "./brand.tsx";

/** Renders a phone field for the countries that the brand can send messages to. */
export function BrandPhoneField(props: Omit<PhoneFieldProps, "codeLabel" | "countries" | "faults">) {
  const t = useT();
  const { phoneCountries } = useBrand().merchant;
  const codes = phoneCountries.map(
    (country) => `${NUMBERING_PLANS[country].flag}\u00a0\u200e${formatCountryPrefix(country)}`,
  );
  return (
    <PhoneField
      {...props}
      codeLabel={t("signIn.country")}
      countries={phoneCountries}
      faults={{ long: t("signIn.phoneLong"), country: t("signIn.phoneCountry", { codes: codes.join(", ") }) }}
    />
  );
}
