import { Button, Stack, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { ListItemRow } from "../../fields/part-frame.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useRowFormField } from "../../resource/row-form.tsx";
import type { StoryPage } from "./story-page.ts";
import { StoryPageFields } from "./story-page-fields.tsx";

const MAX_STORY_PAGES = 12;
const blankStoryPage: StoryPage = { image: "", text: {}, link: null, seconds: 6 };

/** Pages of a story in their order. */
export function StoryPages() {
  const t = useTranslate();
  const { value, fault, isReadOnly, change, wait } = useRowFormField("pages");
  const pages = value as StoryPage[];
  const changeStoryPage = (at: number, page: StoryPage) => change(pages.with(at, page));
  return (
    <Stack gap="md">
      {pages.map((page, at) => (
        <ListItemRow
          // Pages of a story have no id, so their index is their React key.
          key={at}
          title={t("story.page", { number: at + 1 })}
          at={at}
          parts={pages}
          isReadOnly={isReadOnly}
          onChange={change}
        >
          <StoryPageFields
            page={page}
            isFaulty={fault !== undefined}
            isReadOnly={isReadOnly}
            onChange={(next) => changeStoryPage(at, next)}
            onWait={wait}
          />
        </ListItemRow>
      ))}
      {fault && (
        <Text c="red" size="sm" role="alert">
          {t(pages.length === 0 ? "story.no-pages" : "story.wrong-pages")}
        </Text>
      )}
      {!isReadOnly && pages.length < MAX_STORY_PAGES && (
        <Button
          variant="default"
          size="md"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() => change([...pages, blankStoryPage])}
        >
          {t("story.add-page")}
        </Button>
      )}
    </Stack>
  );
}
