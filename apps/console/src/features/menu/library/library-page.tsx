import { Text } from "@mantine/core";
import type { modificationGroup } from "@dasturxon/contract/managed/modification-groups";
import { useLocalizeText } from "../../../platform/use-language.tsx";
import { ResourcePage } from "../../../resource/resource-page.tsx";
import shape from "virtual:resource/modificationGroup";
import { createBlankGroup, type ModifierChoice } from "../choices/choice-group.ts";
import { listChoicePriceChanges } from "../form-price-changes.ts";
import { findLargePriceChanges, ConfirmPricesDialog } from "../../../parts/prices/price-question.tsx";
import { useFormatChoiceName } from "../choices/use-choice-name.ts";
import { LibraryGroupFields } from "./library-group-fields.tsx";
import { GroupUsage } from "./group-usage.tsx";

/** Shows the names of a group's choices on one line, to distinguish groups with the same name. */
function ChoiceNames({ of }: { of: ModifierChoice[] }) {
  const nameOf = useFormatChoiceName();
  return (
    <Text size="sm" c="dimmed" lineClamp={1}>
      {of.map(nameOf).join(", ")}
    </Text>
  );
}

const renderGroupChoices = ({ modifications }: { modifications: ModifierChoice[] }) => (
  <ChoiceNames of={modifications} />
);

/** Page of groups of choices shared by many products. */
export function LibraryPage() {
  const text = useLocalizeText();
  const { id: _id, ...blank } = createBlankGroup();
  return (
    <ResourcePage<typeof modificationGroup>
      of={shape}
      blank={blank}
      nameOf={({ name }) => text(name)}
      columns={[
        "name",
        { id: "modifications", title: "modificationGroup.modifications", cell: renderGroupChoices },
        {
          id: "productCount",
          title: "modificationGroup.productCount",
          isNumber: true,
          cell: ({ productCount }) => productCount,
        },
      ]}
      renderQuestion={(row, values, onAnswer) => {
        const after = { ...row, ...values };
        const moves = findLargePriceChanges(listChoicePriceChanges([row], [after], text));
        return moves.length > 0 ? <ConfirmPricesDialog moves={moves} onAnswer={onAnswer} /> : null;
      }}
      renderForm={(_fields, _values, row) => (
        <>
          <LibraryGroupFields />
          {row && row.productCount > 0 && <GroupUsage groupId={row.id} />}
        </>
      )}
    />
  );
}
