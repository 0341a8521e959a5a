import { Button, Group, PasswordInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";

interface Props {
  /** Whether a token is stored. An entered token replaces it. */
  isKept: boolean;
  /** Saves the token. Returns false if the server refused it, so that the input is preserved. */
  onSave: (token: string) => Promise<boolean>;
}

/** Input of a bot token from BotFather. The stored token is never shown. */
export function BotTokenField({ isKept, onSave }: Props) {
  const t = useTranslate();
  const { isBusy, run } = useBusy();
  const [token, setToken] = useState("");
  const saveToken = async () => {
    if (await onSave(token.trim())) setToken("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() !== "") void run(saveToken);
  };
  return (
    <form onSubmit={submit} autoComplete="off">
      <PasswordInput
        size="md"
        label={t("telegramBot.token")}
        description={t("telegramBot.token-about")}
        placeholder={isKept ? t("paymentAccount.kept") : "123456789:AA…"}
        autoComplete="new-password"
        maxLength={200}
        value={token}
        onChange={(event) => setToken(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="sm">
        <Button type="submit" size="md" loading={isBusy} disabled={token.trim() === ""}>
          {t(isKept ? "paymentAccount.replace" : "telegramBot.connect")}
        </Button>
      </Group>
    </form>
  );
}
