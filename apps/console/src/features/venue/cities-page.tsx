import type { city } from "@dasturxon/contract/managed/cities";
import { useText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { Section } from "../../resource/section.tsx";
import shape from "virtual:resource/city";
import { PlaceField } from "./place-field.tsx";
import "./venue.css";

/** The middle of Tashkent, until its place is told. */
const blank = { name: {}, latitude: 41.311, longitude: 69.2797, isMain: false };

/** The cities that the brand is in; a branch is in the nearest. */
export function CitiesPage() {
  const text = useText();
  return (
    <ResourcePage<typeof city>
      of={shape}
      blank={blank}
      nameOf={({ name }) => text(name)}
      columns={["name", "isMain"]}
      renderForm={(f) => (
        <Section isWide>
          <f.name />
          <PlaceField />
          <f.isMain />
        </Section>
      )}
    />
  );
}
