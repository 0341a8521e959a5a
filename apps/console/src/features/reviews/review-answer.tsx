import type { StaffReview } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Box, Button, Group, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { useUnsavedGuard } from "../../ui/use-unsaved.tsx";

const MAX_REVIEW_ANSWER_LENGTH = 1000;

interface Props {
  review: StaffReview;
  /** Called with the answer, or with null to delete it. Returns false if refused, so that the input is preserved. */
  onAnswer: (text: string | null) => Promise<boolean>;
}

/** The brand's answer to a review, and a form to edit it. */
export function ReviewAnswer({ review, onAnswer }: Props) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const { role } = useSignedInStaff();
  const [isOpen, setOpen] = useState(false);
  const mayAnswer = mayPerformTask(role, "answer_reviews");
  const { answer } = review;
  if (isOpen) return <AnswerForm review={review} onAnswer={onAnswer} onClose={() => setOpen(false)} />;
  return (
    <>
      {answer && (
        <Box className="review-answer">
          <Text size="sm" c="dimmed">
            {[t("reviews.answer"), answer.by, momentOf(answer.date)].filter(Boolean).join(" · ")}
          </Text>
          <Text className="review-words">{answer.text}</Text>
        </Box>
      )}
      {mayAnswer && (
        <Button variant={answer ? "subtle" : "light"} size="md" mt="xs" onClick={() => setOpen(true)}>
          {t(answer ? "reviews.change-answer" : "reviews.write-answer")}
        </Button>
      )}
    </>
  );
}

function AnswerForm({ review, onAnswer, onClose }: Props & { onClose: () => void }) {
  const t = useTranslate();
  const present = review.answer?.text ?? "";
  const [text, setText] = useState(present);
  const { isBusy, run } = useBusy();
  const words = text.trim();
  const { leave, question } = useUnsavedGuard(words !== present, { isBusy, onClose });
  const sendReviewAnswer = async (said: string | null) => {
    if (await run(() => onAnswer(said))) onClose();
  };
  return (
    <Box mt="xs">
      <Textarea
        label={t("reviews.answer-label")}
        description={t("reviews.answer-means")}
        size="md"
        autosize
        minRows={2}
        maxLength={MAX_REVIEW_ANSWER_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="xs">
        {review.answer && (
          <Button
            variant="subtle"
            color="red"
            size="md"
            me="auto"
            loading={isBusy}
            onClick={() => void sendReviewAnswer(null)}
          >
            {t("reviews.remove-answer")}
          </Button>
        )}
        <Button variant="default" size="md" onClick={leave}>
          {t("resource.cancel")}
        </Button>
        <Button
          size="md"
          disabled={!words || words === present}
          loading={isBusy}
          onClick={() => void sendReviewAnswer(words)}
        >
          {t("reviews.send-answer")}
        </Button>
      </Group>
      {question}
    </Box>
  );
}
