import { AUDIENCES, type Audience, MAX_BROADCAST_LENGTH } from "@dasturxon/domain/broadcast";
import { Input, NativeSelect, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { InstantField } from "../../fields/instant-field.tsx";
import { LinkField } from "../../fields/link-field.tsx";
import { PictureField } from "../../fields/picture-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { SideDrawer } from "../../ui/side-drawer.tsx";
import { useUnsavedGuard } from "../../ui/use-unsaved.tsx";
import { BroadcastPreview } from "./broadcast-preview.tsx";
import { BroadcastSendButton } from "./send-buttons.tsx";
import { useAudiences, useBroadcastActions, type BroadcastDraft } from "./use-broadcasts.ts";

const blankBroadcast: BroadcastDraft = { text: {}, image: null, link: null, audience: "ALL", sendAt: null };
const TEXT_LENGTH_LIMITS = { shortest: 1, longest: MAX_BROADCAST_LENGTH };

/** Form of a broadcast: text, image, link, audience and time. */
export function BroadcastForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const [written, setWritten] = useState(blankBroadcast);
  const [isLater, setLater] = useState(false);
  const { isBusy: isWaiting, run } = useBusy();
  const { data: audiences } = useAudiences();
  const { send } = useBroadcastActions();
  const changeDraft = (part: Partial<BroadcastDraft>) => setWritten((before) => ({ ...before, ...part }));
  const isWritten = text(written.text).trim() !== "";
  const isWhole = isWritten && (!isLater || written.sendAt !== null) && !isWaiting;
  const { leave, question } = useUnsavedGuard(written !== blankBroadcast, { onClose });
  const words = { description: undefined, error: undefined, disabled: false };
  const count = audiences?.[written.audience] ?? 0;
  const sendBroadcast = async () => {
    if (await send(id, { ...written, sendAt: isLater ? written.sendAt : null })) onClose();
  };
  return (
    <SideDrawer title={t("broadcasts.new")} size="lg" isOpen onClose={leave}>
      <Stack gap="lg" pb="lg">
        <TextField
          {...words}
          label={t("broadcast.text")}
          description={t("broadcast.text-about")}
          limits={TEXT_LENGTH_LIMITS}
          value={written.text}
          onChange={(next) => changeDraft({ text: next })}
        />
        <PictureField
          {...words}
          frame={null}
          label={t("broadcast.image")}
          value={written.image}
          onChange={(image) => changeDraft({ image })}
          onWait={(work) => void run(() => work)}
        />
        <LinkField
          {...words}
          label={t("broadcast.link")}
          value={written.link}
          onChange={(link) => changeDraft({ link })}
        />
        <NativeSelect
          size="md"
          label={t("broadcast.audience")}
          value={written.audience}
          data={AUDIENCES.map((value) => ({
            value,
            label: [t(`broadcast.audience.${value}`), audiences?.[value]].filter(isDefined).join(": "),
          }))}
          onChange={(event) => changeDraft({ audience: event.currentTarget.value as Audience })}
        />
        <Input.Wrapper size="md" label={t("broadcast.when")} labelElement="div">
          <SegmentedControl
            fullWidth
            mt={4}
            aria-label={t("broadcast.when")}
            data={[
              { value: "now", label: t("broadcast.when.now") },
              { value: "later", label: t("broadcast.when.later") },
            ]}
            value={isLater ? "later" : "now"}
            onChange={(value) => setLater(value === "later")}
          />
        </Input.Wrapper>
        {isLater && (
          <InstantField
            size="md"
            label={t("broadcast.sendAt")}
            value={written.sendAt}
            onChange={(sendAt) => changeDraft({ sendAt })}
          />
        )}
        {isWritten && <BroadcastPreview written={written} />}
        {audiences && count === 0 && <Text c="dimmed">{t("broadcast.nobody")}</Text>}
        <BroadcastSendButton
          label={isLater ? t("broadcast.plan") : t("broadcast.send", { count })}
          isDisabled={!isWhole || (count === 0 && !isLater)}
          isAsked={!isLater}
          onSend={sendBroadcast}
        />
      </Stack>
      {question}
    </SideDrawer>
  );
}

const isDefined = (part: string | number | undefined) => part !== undefined;
