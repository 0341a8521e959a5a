import type { branch } from "@dasturxon/contract/managed/branches";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import shape from "virtual:resource/branch";
import { DirectorField } from "./director-field.tsx";
import { WeeklyHoursField } from "./hours-field.tsx";
import { BLANK_EXTERNAL_IDS, DEFAULT_EXTERNAL_SWITCHES, ExternalFields } from "./external-fields.tsx";
import { CoordinatesField } from "./place-field.tsx";
import { ServicesField } from "./services-field.tsx";
import { createDefaultWeek } from "./week-hours.ts";
import { DeliveryWindowField } from "./window-field.tsx";
import "./venue.css";

const blankBranch = {
  name: {},
  address: {},
  phone: null,
  bookingPhone: null,
  // Center of Tashkent, until the location is set.
  latitude: 41.311,
  longitude: 69.2797,
  settings: {
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: false,
    bookingEnabled: false,
    ...DEFAULT_EXTERNAL_SWITCHES,
  },
  workHours: createDefaultWeek(),
  deliveryStart: null,
  deliveryEnd: null,
  deliveryPrice: null,
  directorId: null,
  ...BLANK_EXTERNAL_IDS,
  isMain: false,
  isActive: true,
  offReason: null,
};

/** Page of the brand's branches: location, opening hours and services. */
export function BranchesPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  return (
    <ResourcePage<typeof branch>
      of={shape}
      blank={blankBranch}
      nameOf={({ name }) => text(name)}
      columns={["name", "address", "phone", "isMain", "isActive"]}
      renderForm={(f, values) => (
        <>
          <FieldSection title={t("branch.about")} isWide>
            <f.name />
            <f.address />
            <CoordinatesField />
          </FieldSection>
          <FieldSection>
            <f.phone />
            <f.bookingPhone />
          </FieldSection>
          <FieldSection title={t("branch.work")} isWide>
            <ServicesField />
            <WeeklyHoursField />
          </FieldSection>
          <FieldSection title={t("branch.delivery")}>
            <DeliveryWindowField />
            <f.deliveryPrice />
          </FieldSection>
          <FieldSection isWide>
            <f.isMain />
            <f.isActive />
            {!values.isActive && <f.offReason />}
            <DirectorField />
            <ExternalFields fields={f} />
          </FieldSection>
        </>
      )}
    />
  );
}
