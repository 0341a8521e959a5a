import type { city } from "@dasturxon/contract/managed/cities";
import { useLocalizeText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import shape from "virtual:resource/city";
import { MapKeyField } from "./map-key-field.tsx";
import { CoordinatesField } from "./place-field.tsx";
import "./venue.css";

/** Blank city, in the center of Tashkent until the location is set. */
const blankCity = {
  name: {},
  description: {},
  latitude: 41.311,
  longitude: 69.2797,
  isMain: false,
  mapKey: null,
  isTaximeter: false,
  taximeterComment: {},
};

/** Page of the brand's cities. A branch belongs to the nearest city. */
export function CitiesPage() {
  const text = useLocalizeText();
  return (
    <ResourcePage<typeof city>
      of={shape}
      blank={blankCity}
      nameOf={({ name }) => text(name)}
      columns={["name", "isMain"]}
      renderForm={(f, values) => (
        <>
          <FieldSection isWide>
            <f.name />
            <f.description />
            <CoordinatesField />
            <f.isMain />
          </FieldSection>
          <FieldSection isWide>
            <f.isTaximeter />
            {values.isTaximeter === true && <f.taximeterComment />}
            <MapKeyField />
          </FieldSection>
        </>
      )}
    />
  );
}
