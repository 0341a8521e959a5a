import { Check } from "lucide-react";
import { useBrand, useCurrency, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { Modification, ModificationGroup as Group } from "../../platform/shapes.ts";
import { Badge } from "../../ui/badge.tsx";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { Price } from "../../ui/price.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import type { ModificationChoices } from "./choices.ts";
import { ModificationTile } from "./modification-tile.tsx";

/** Group of choices. A required group shows how many to choose, and then that it is complete [MN-5]. */
export function ModificationGroup({
  group,
  choices,
  isOff,
}: {
  group: Group;
  choices: ModificationChoices;
  /** Whether the product cannot be ordered, which disables the choices. */
  isOff: boolean;
}) {
  const t = useT();
  const text = useText();
  const chosen = choices.chosenIn(group);
  const { views } = useBrand().merchant;
  // Choices are shown as tiles only if all of them have a picture. Tiles with placeholders would be less readable than
  // rows.
  const hasTiles =
    views.modificationViewType === "FULL_IMAGE" && group.modifications.every(({ image }) => image !== null);
  const isRequired = group.min > 0;
  const isEnough = isRequired && chosen >= group.min;
  const isCounted = chosen > 0 && group.max > 1;
  const rule = isRequired
    ? group.min === group.max
      ? t("modifiers.exactly", { count: group.min })
      : t("modifiers.between", { min: group.min, max: group.max })
    : group.max > 0
      ? t("modifiers.upTo", { count: group.max })
      : t("modifiers.any");
  return (
    <fieldset id={`g-${group.id}`} disabled={isOff} className="scroll-mt-20 border-t border-line pt-4">
      <legend className="float-start mb-1 flex w-full flex-wrap items-center gap-x-3 gap-y-1">
        <span className="max-w-full flex-1 text-title font-bold">{text(group.name)}</span>
        <Badge tone={isEnough ? "good" : isRequired ? "warn" : "quiet"}>
          {isEnough && <Check size={14} aria-hidden className="me-1" />}
          {isCounted
            ? t("modifiers.count", { count: chosen, max: group.max })
            : isEnough
              ? t("modifiers.chosen")
              : rule}
        </Badge>
      </legend>
      <div className={hasTiles ? "clear-both grid grid-cols-3 gap-x-3 gap-y-4 pt-2" : "clear-both"}>
        {group.modifications.map((modification) => (
          <ModificationRow
            key={modification.id}
            group={group}
            modification={modification}
            choices={choices}
            isFull={group.max > 0 && chosen >= group.max}
            isTile={hasTiles}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RowProps {
  group: Group;
  modification: Modification;
  choices: ModificationChoices;
  /** Whether the group is full. A tap then replaces another choice, and the counters cannot be increased. */
  isFull: boolean;
  /** Whether the choice is shown as a picture, like all others of its group. */
  isTile: boolean;
}

function ModificationRow({ group, modification, choices, isFull, isTile }: RowProps) {
  const t = useT();
  const text = useText();
  const currency = useCurrency();
  const count = choices.counts[modification.id] ?? 0;
  const name = text(modification.name);
  const isSingle = group.max === 1;
  const isGone = modification.isAvailable === false;
  const price = modification.price > 0 && (
    <span className="text-ink-2">
      <Price amount={modification.price} sign="+" {...currency} className="font-medium" />
    </span>
  );
  const counter = count > 0 && modification.maxCount > 1 && (
    <Stepper
      count={count}
      max={isFull ? count : modification.maxCount}
      onChange={(next) => choices.choose(group, modification, next)}
      labels={{ less: t("stepper.less", { name }), more: t("stepper.more", { name }) }}
    />
  );
  const choice = {
    kind: isSingle && group.min > 0 ? ("radio" as const) : ("checkbox" as const),
    name: `g-${group.id}`,
    isChosen: count > 0,
    isDisabled: isGone && count === 0,
    onChange: (isChosen: boolean) => choices.choose(group, modification, isChosen ? 1 : 0),
    label: name,
    note: isGone ? t("product.notNow") : undefined,
  };
  if (isTile)
    return <ModificationTile {...choice} image={modification.image} price={price} counter={counter} />;
  if (counter) {
    return (
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 py-2">
        <span className="own-words max-w-full flex-1 text-body">{name}</span>
        <span className="text-small">{price}</span>
        {counter}
      </div>
    );
  }
  return <SelectableRow {...choice} end={price} />;
}
