import type { branch } from "@dasturxon/contract/managed/branches";
import { useT, useText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { Section } from "../../resource/section.tsx";
import shape from "virtual:resource/branch";
import { DirectorField } from "./director-field.tsx";
import { HoursField } from "./hours-field.tsx";
import { NO_IDS, DEFAULT_SWITCHES, ExternalFields } from "./external-fields.tsx";
import { PlaceField } from "./place-field.tsx";
import { ServicesField } from "./services-field.tsx";
import { usualWeek } from "./week-hours.ts";
import { WindowField } from "./window-field.tsx";
import "./venue.css";

const blank = {
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
  workHours: usualWeek(),
  deliveryStart: null,
  deliveryEnd: null,
  deliveryPrice: null,
  directorId: null,
  ...NO_IDS,
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
      blank={blank}
      nameOf={({ name }) => text(name)}
      columns={["name", "address", "phone", "isMain", "isActive"]}
      renderForm={(f, values) => (
        <>
          <Section title={t("branch.about")} isWide>
            <f.name />
            <f.address />
            <PlaceField />
          </Section>
          <Section>
            <f.phone />
            <f.bookingPhone />
          </Section>
          <Section title={t("branch.work")} isWide>
            <ServicesField />
            <HoursField />
          </Section>
          <Section title={t("branch.delivery")}>
            <WindowField />
            <f.deliveryPrice />
          </Section>
          <Section isWide>
            <f.isMain />
            <f.isActive />
            {!values.isActive && <f.offReason />}
            <DirectorField />
            <ExternalFields fields={f} />
          </Section>
        </>
      )}
    />
  );
}
