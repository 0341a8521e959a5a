import { useRef } from "react";
import type { FormEvent } from "react";
import { useErrorText } from "../../../platform/error-text.ts";
import { useT } from "../../../platform/i18n.tsx";
import { useShell } from "../../../platform/shell-provider.tsx";
import type { User } from "../../../platform/shapes.ts";
import { Button } from "../../../ui/button.tsx";
import { SegmentedControl } from "../../../ui/segmented.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { BirthdayField } from "./birthday-field.tsx";
import { useUserForm } from "./use-user-form.ts";

/** Edits names, gender, birthday and e-mail. One button saves the changes. */
export function UserForm({ user }: { user: User }) {
  const t = useT();
  const shell = useShell();
  const errorText = useErrorText();
  const { fields, change, save, wrong, error, isBusy, isChanged } = useUserForm(user);
  const form = useRef<HTMLFormElement>(null);
  const getFieldProps = (name: "firstName" | "lastName" | "email") => ({
    label: t(`user.${name}`),
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  async function submitUserForm(event: FormEvent) {
    event.preventDefault();
    if (!isChanged) return;
    if (await save()) {
      shell.haptic("success");
      return void toast({ text: t("user.saved"), tone: "good" });
    }
    shell.haptic("error");
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLInputElement>("input[aria-invalid]")?.focus(),
    );
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={t("user.title")}
      onSubmit={(event) => void submitUserForm(event)}
      className="grid gap-4 rounded-[20px] on-raised p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...getFieldProps("firstName")}
          maxLength={80}
          autoComplete="given-name"
          enterKeyHint="next"
        />
        <TextField
          {...getFieldProps("lastName")}
          maxLength={80}
          autoComplete="family-name"
          enterKeyHint="next"
        />
      </div>
      <div>
        <p aria-hidden className="mb-1 text-small font-medium text-ink-2">
          {t("user.gender")}
        </p>
        <SegmentedControl
          label={t("user.gender")}
          options={[
            { value: "female", label: t("user.gender.female") },
            { value: "male", label: t("user.gender.male") },
            { value: "", label: t("user.gender.none") },
          ]}
          value={fields.gender}
          onChange={(next) => change("gender", next)}
        />
      </div>
      <BirthdayField
        value={fields.birthday}
        onChange={(birthday) => change("birthday", birthday)}
        error={wrong.includes("birthday") ? t("user.birthdayWrong") : null}
      />
      <TextField
        {...getFieldProps("email")}
        type="email"
        inputMode="email"
        dir="ltr"
        maxLength={320}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        error={wrong.includes("email") ? t("user.emailWrong") : null}
      />
      {error && (
        <p role="alert" className="text-small text-bad-ink">
          {errorText(error)}
        </p>
      )}
      <Button type="submit" size="large" isWide isBusy={isBusy} disabled={!isChanged}>
        {t("user.save")}
      </Button>
    </form>
  );
}
