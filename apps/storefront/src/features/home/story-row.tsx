import type { Story } from "@dasturxon/contract";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import { STORY_ATTRIBUTE } from "./markup.ts";

/** Renders the stories as rings, with visible names from 1024 px. `motion.ts` marks those that were seen [CT-1]. */
export function StoryRow({ stories }: { stories: readonly Story[] }) {
  const t = useT();
  const text = useText();
  if (stories.length === 0) return null;
  return (
    <ul className="stories" aria-label={t("stories.label")}>
      {stories.map((story) => (
        <li key={story.id}>
          <a href={`/stories/${story.id}`} {...{ [STORY_ATTRIBUTE]: story.id }}>
            <Picture
              image={story.image}
              ground={null}
              alt=""
              width={64}
              height={64}
              sizes="64px"
              isUrgent
              className="story-ring"
            />
            <span className="own-words">{text(story.name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
