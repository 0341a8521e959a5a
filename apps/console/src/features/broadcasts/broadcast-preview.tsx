import { Input, Paper, Stack, Text } from "@mantine/core";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import "./broadcasts.css";
import type { BroadcastDraft } from "./use-broadcasts.ts";

/** Preview of a broadcast as a chat message, in the console's language. */
export function BroadcastPreview({ written }: { written: BroadcastDraft }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { image, link } = written;
  return (
    <Input.Wrapper size="md" label={t("broadcast.preview")} labelElement="div">
      <Stack className="chat" gap={6} mt={4}>
        <Paper radius="lg" className="chat-message" bg="var(--mantine-color-default)">
          {image !== null && <img src={`/img/${image}?w=640&f=webp`} alt="" className="chat-picture" />}
          <Text p="sm" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {text(written.text)}
          </Text>
        </Paper>
        {link && <span className="chat-button">{t("broadcast.preview-look")}</span>}
        <span className="chat-button">{t("broadcast.preview-off")}</span>
      </Stack>
    </Input.Wrapper>
  );
}
