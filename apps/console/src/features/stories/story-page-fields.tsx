import { LinkField } from "../../fields/link-field.tsx";
import { PictureField } from "../../fields/picture-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import type { StoryPage } from "./story-page.ts";
import { NumberField } from "../../ui/number-field.tsx";

interface Props {
  page: StoryPage;
  /** Whether one of the story's pages has an error. Every page then marks its missing image. */
  isFaulty: boolean;
  isReadOnly: boolean;
  onChange: (page: StoryPage) => void;
  onWait: (work: Promise<unknown>) => void;
}

const PAGE_TEXT_LENGTH_LIMITS = { shortest: 0, longest: 200 };

/** Fields that edit a page of a story: image, text, duration and link. */
export function StoryPageFields({ page, isFaulty, isReadOnly: disabled, onChange, onWait }: Props) {
  const t = useTranslate();
  const words = { description: undefined, disabled, error: undefined };
  return (
    <>
      <PictureField
        {...words}
        frame="storyPage"
        label={t("story.page-image")}
        error={isFaulty && !page.image ? t("field.required") : undefined}
        value={page.image || null}
        onChange={(image) => onChange({ ...page, image: image ?? "" })}
        onWait={onWait}
      />
      <TextField
        {...words}
        label={t("story.page-text")}
        limits={PAGE_TEXT_LENGTH_LIMITS}
        value={page.text}
        onChange={(text) => onChange({ ...page, text })}
      />
      <LinkField
        {...words}
        label={t("story.page-link")}
        value={page.link}
        onChange={(link) => onChange({ ...page, link })}
      />
      <NumberField
        label={t("story.page-seconds")}
        disabled={disabled}
        hideControls
        allowDecimal={false}
        min={2}
        max={30}
        value={page.seconds}
        onChange={(seconds) => onChange({ ...page, seconds: Number(seconds) || 0 })}
      />
    </>
  );
}
