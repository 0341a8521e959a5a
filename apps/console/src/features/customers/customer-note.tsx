import type { CustomerDetails } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Alert, Group, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { useCustomerActions } from "./use-customers.ts";

interface Props {
  customer: CustomerDetails;
  onDirty: (isDirty: boolean) => void;
}

/** Edits the staff's note about a customer. Read-only for roles that may not edit it. */
export function CustomerNote({ customer, onDirty }: Props) {
  const t = useTranslate();
  const mayWrite = mayPerformTask(useSignedInStaff().role, "note_customers");
  const kept = customer.note ?? "";
  const [text, setText] = useState(kept);
  /**
   * Note as stored when the user began to type. If another user has saved the note since then, that version is shown
   * beside the input.
   */
  const [begun, setBegun] = useState(kept);
  const { note } = useCustomerActions(customer.id);
  const isDirty = text.trim() !== kept;
  if (!mayWrite) return kept ? <Text style={{ whiteSpace: "pre-wrap" }}>{kept}</Text> : null;
  const changeNote = (value: string) => {
    setText(value);
    onDirty(value.trim() !== kept);
  };
  const saveNote = async () => {
    if (!(await note(customer.version, text.trim()))) return;
    setBegun(text.trim());
    onDirty(false);
  };
  return (
    <div>
      <Textarea
        label={t("customers.note")}
        description={t("customers.note-means")}
        size="md"
        autosize
        minRows={2}
        maxLength={500}
        value={text}
        onChange={(event) => changeNote(event.currentTarget.value)}
      />
      {isDirty && kept !== begun && (
        <Alert mt="xs" title={t("customers.note-meanwhile")} style={{ whiteSpace: "pre-wrap" }}>
          {kept || "—"}
        </Alert>
      )}
      {isDirty && (
        <Group justify="flex-end" mt="xs">
          <BusyButton onPress={saveNote}>{t("resource.save")}</BusyButton>
        </Group>
      )}
    </div>
  );
}
