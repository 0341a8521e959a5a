import type { RefusalBody } from "@dasturxon/contract/refusals";
import { findPresentRowInRefusal } from "@dasturxon/contract/refusals/present-row";
import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { Stack } from "@mantine/core";
import {
  type ComponentType,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from "react";
import { showRefusal } from "../platform/show-refusal.ts";
import { useRowDraft } from "../parts/drafts/use-drafts.ts";
import { useBusy } from "../platform/use-busy.ts";
import { useFormatFault } from "../fields/use-fault-text.ts";
import { useLanguage } from "../platform/use-language.tsx";
import { SaveDraftButton } from "../ui/draft-button.tsx";
import { DraftExistsNote } from "../ui/draft-notice.tsx";
import { RowFormFooter } from "../ui/form-foot.tsx";
import { SideDrawer } from "../ui/side-drawer.tsx";
import { useUnsavedGuard } from "../ui/use-unsaved.tsx";
import { type FormFieldFault, findRowFaults } from "./check-values.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ResourceField, type FieldPresentation } from "./field.tsx";
import type { ResourceRow, ResourceRowValues } from "./use-resource.ts";
import { useFormatFieldValue } from "./use-value-text.ts";

/** One input component for each field of the resource. The page arranges them in its form. */
export type FieldComponents = Record<string, ComponentType<FieldPresentation>>;
export type RowFormRenderer = (
  fields: FieldComponents,
  values: ResourceRowValues,
  row: ResourceRow | null,
) => ReactNode;

interface RowFormState {
  values: ResourceRowValues;
  faults: Record<string, FormFieldFault>;
  isReadOnly: boolean;
  put: (name: string, value: unknown) => void;
  wait: (work: Promise<unknown>) => void;
}
export const RowFormContext = createContext<RowFormState | null>(null);

/** Returns the value, error and setter of a field of the edited row, for pages that render the field themselves. */
export function useRowFormField(name: string) {
  const writing = useContext(RowFormContext);
  if (!writing) throw new Error("a field stands outside its form");
  const { values, faults, isReadOnly, put, wait } = writing;
  const changeField = (value: unknown) => put(name, value);
  return { value: values[name], fault: faults[name], isReadOnly, change: changeField, wait };
}

interface Props {
  shape: ResourceShape;
  title: string;
  /** Row of the resource that the form edits. Null: the form creates a new row. */
  row: ResourceRow | null;
  first: ResourceRowValues;
  isReadOnly: boolean;
  renderForm: RowFormRenderer;
  onClose: () => void;
  onRemove: ((row: ResourceRow) => Promise<unknown>) | null;
  /** Additional buttons for a saved row, shown in its form. */
  actions: ReactNode;
  onSave: (values: ResourceRowValues, version: number | null) => Promise<RefusalBody<string> | null>;
}

/**
 * Drawer that edits a row. Validates the values, saves them with the row's version as an optimistic lock, and warns
 * before unsaved changes are lost.
 */
export function RowForm({
  shape,
  title,
  row,
  first,
  isReadOnly,
  renderForm,
  onClose,
  onRemove,
  actions,
  onSave,
}: Props) {
  const { language } = useLanguage();
  const textOf = useFormatFieldValue(shape);
  const { isBusy, run } = useBusy();
  const { writing, waiting, setValues, setFaults } = useRowFormValues(first, isReadOnly);
  const { values } = writing;
  const [present, setPresent] = useState<ResourceRow | null>(null);
  // Whether the last attempt saved the row as a draft. After a conflict is resolved, the same action is repeated.
  const [isDrafting, setDrafting] = useState(false);
  const isDirty = !isReadOnly && JSON.stringify(values) !== JSON.stringify(first);
  const { leave, question } = useUnsavedGuard(isDirty, { isBusy, onClose });
  const fields = useMemo(() => createRowFields(shape), [shape]);

  const { isWaiting, save: saveDraft } = useRowDraft(shape.one, row?.id ?? null);

  async function saveRow(sent: ResourceRowValues, version: number | null) {
    reportRefusal(await run(() => onSave(sent, version)));
  }
  function reportRefusal(refusal: RefusalBody<string> | null | undefined) {
    if (!refusal) return;
    const now = findPresentRowInRefusal(refusal);
    const field = refusal.data.field?.split(".")[0];
    if (now) setPresent(now);
    else if (field && field in shape.fields)
      setFaults({ [field]: refusal.code === "already_exists" ? "field.taken" : "field.wrong" });
    else showRefusal(refusal, language);
  }
  const submitIfValid = (then: () => Promise<void>) => {
    const found = findRowFaults(shape, values);
    setFaults(found);
    if (Object.keys(found).length === 0) void then();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDrafting(false);
    submitIfValid(() => saveRow(values, row?.version ?? null));
  };
  async function saveRowDraft(sent: ResourceRowValues, version: number) {
    const refusal = saveDraft && (await run(() => saveDraft(version, sent)));
    if (refusal) reportRefusal(refusal);
    else onClose();
  }
  return (
    <SideDrawer title={title} actions={isDirty ? null : actions} size="lg" isOpen onClose={leave}>
      <form onSubmit={submit} noValidate className="row-form">
        <RowFormContext value={writing}>
          <Stack gap="lg">
            {isWaiting && <DraftExistsNote />}
            {renderForm(fields, values, row)}
          </Stack>
        </RowFormContext>
        <RowFormFooter
          isReadOnly={isReadOnly}
          isBusy={isBusy || waiting > 0}
          canSave={row === null || isDirty}
          onCancel={leave}
          onRemove={row && onRemove && (() => void run(() => onRemove(row)))}
        >
          {!isReadOnly && row && saveDraft && (
            <SaveDraftButton
              isDisabled={!isDirty || waiting > 0}
              isBusy={isBusy}
              onPress={() => {
                setDrafting(true);
                submitIfValid(() => saveRowDraft(values, row.version));
              }}
            />
          )}
        </RowFormFooter>
      </form>
      {question}
      <ConflictDialog
        shape={shape}
        present={present}
        first={first}
        mine={values}
        textOf={textOf}
        onClose={() => setPresent(null)}
        onChoose={(merged, { version }) => {
          setPresent(null);
          setValues(merged);
          void (isDrafting ? saveRowDraft(merged, version) : saveRow(merged, version));
        }}
      />
    </SideDrawer>
  );
}

/** Manages the values of the form, their errors, and the number of uploads for which saving waits. */
function useRowFormValues(first: ResourceRowValues, isReadOnly: boolean) {
  const [values, setValues] = useState(first);
  const [faults, setFaults] = useState<Record<string, FormFieldFault>>({});
  const [waiting, setWaiting] = useState(0);
  const writing = useMemo(
    (): RowFormState => ({
      values,
      faults,
      isReadOnly,
      put: (name, value) => {
        setValues((now) => ({ ...now, [name]: value }));
        setFaults(({ [name]: _mended, ...rest }) => rest);
      },
      wait: (work) => {
        setWaiting((count) => count + 1);
        void work.finally(() => setWaiting((count) => count - 1));
      },
    }),
    [values, faults, isReadOnly],
  );
  return { writing, waiting, setValues, setFaults };
}

function createRowFields({ one, fields }: ResourceShape): FieldComponents {
  const components = Object.entries(fields).map(([name, shape]) => {
    const FieldComponent = (looks: FieldPresentation) => {
      const faultText = useFormatFault(`${one}.${name}`);
      const { value, fault, isReadOnly, change, wait } = useRowFormField(name);
      const error = fault && faultText(fault);
      const written = { shape, value, error, isReadOnly, onChange: change, onWait: wait };
      return <ResourceField {...looks} id={`${one}.${name}`} {...written} />;
    };
    return [name, FieldComponent] as const;
  });
  return Object.fromEntries(components);
}
