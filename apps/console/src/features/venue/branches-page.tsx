import type { branch } from "@dasturxon/contract/managed/branches";
import { useT, useText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import shape from "virtual:resource/branch";
import { DirectorField } from "./director-field.tsx";
import { HoursField } from "./hours-field.tsx";
import { BLANK_EXTERNAL_IDS, DEFAULT_SWITCHES, ExternalFields } from "./external-fields.tsx";
import { PlaceField } from "./place-field.tsx";
import { ServicesField } from "./services-field.tsx";
import { createUsualWeek } from "./week-hours.ts";
import { WindowField } from "./window-field.tsx";
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
    ...DEFAULT_SWITCHES,
  },
  workHours: createUsualWeek(),
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
  const t = useT();
  const text = useText();
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
            <PlaceField />
          </FieldSection>
          <FieldSection>
            <f.phone />
            <f.bookingPhone />
          </FieldSection>
          <FieldSection title={t("branch.work")} isWide>
            <ServicesField />
            <HoursField />
          </FieldSection>
          <FieldSection title={t("branch.delivery")}>
            <WindowField />
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
