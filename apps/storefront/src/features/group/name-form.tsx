import { useState } from "react";
import type { ReactNode } from "react";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { createStoredDraft } from "../../platform/stored-draft.ts";
import { useSession } from "../../shop/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Draft of the name for joining a group. */
const memberNameDraft = createStoredDraft<{ name: string }>("group-name");

export interface NameFormProps {
  /** Id of the group. "" for a new group. */
  about: string;
  action: string;
  /** Sends the member's name. Returns the error, or null. */
  onSend(name: string): Promise<ApiError | null>;
  children?: ReactNode;
}

/** Renders the form for the member's name, the only input needed. */
export function NameForm({ about, action, onSend, children }: NameFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const session = useSession();
  const { name: written } = memberNameDraft.use(about);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const name = written ?? session?.firstName ?? "";

  async function submitName() {
    setIsTried(true);
    if (name.trim() === "" || isBusy) return;
    setIsBusy(true);
    const refusal = await onSend(name.trim());
    setError(refusal);
    if (!refusal) memberNameDraft.drop();
    setIsBusy(false);
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submitName();
      }}
    >
      {children}
      <TextField
        label={t("group.name")}
        name="name"
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={40}
        value={name}
        error={isTried && name.trim() === "" ? t("group.nameNeeded") : null}
        onChange={(event) => memberNameDraft.change(about, { name: event.target.value })}
      />
      {error && (
        <p role="alert" className="text-small text-bad-ink">
          {errorText(error)}
        </p>
      )}
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
