import { NativeSelect, UnstyledButton } from "@mantine/core";
import { useTranslate } from "../../../platform/use-language.tsx";
import type { MenuGroupWithCategories } from "./use-places.ts";

interface Props {
  tree: MenuGroupWithCategories[];
  /** Id of a menu group or a category. Null: all products are shown. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Tree of groups and categories that filters the grid. */
export function CategoryTreeFilter({ tree, value, onChange }: Props) {
  const t = useTranslate();
  const renderFilterButton = (id: string | null, name: string, isGroup: boolean) => (
    <UnstyledButton
      className="grid-place"
      data-group={isGroup || undefined}
      aria-pressed={value === id}
      title={name}
      onClick={() => onChange(id)}
    >
      {name}
    </UnstyledButton>
  );
  return (
    <nav className="grid-tree" aria-label={t("grid.places")}>
      {renderFilterButton(null, t("product.categoryId.all"), true)}
      <ul>
        {tree.map((group) => (
          <li key={group.id}>
            {renderFilterButton(group.id, group.name, true)}
            <ul>
              {group.categories.map(({ id, name }) => (
                <li key={id}>{renderFilterButton(id, name, false)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Select of a group or category that filters the grid, for screens without room for the tree. */
export function CategorySelectFilter({ tree, value, onChange }: Props) {
  const t = useTranslate();
  const groups = tree.map(({ id, name, categories }) => ({
    group: name,
    items: [
      { value: id, label: `${name} · ${t("resource.all")}` },
      ...categories.map((each) => ({ value: each.id, label: each.name })),
    ],
  }));
  return (
    <NativeSelect
      size="md"
      className="grid-select"
      aria-label={t("grid.places")}
      data={[{ value: "", label: t("product.categoryId.all") }, ...groups]}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
