import { useNavigate } from "react-router";
import { StoryScreen } from "../features/stories/story-screen.tsx";
import { useText } from "../shop/brand/brand.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { storefrontPageContext } from "../platform/load-context.ts";
import { createNotFoundResponse } from "../platform/missing-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { storiesQuery } from "../shop/content/content-queries.ts";
import type { Route } from "./+types/story";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, merchant } = context.get(storefrontPageContext);
  const isOn = merchant?.features.stories && merchant.features.storiesActive;
  const { data } = isOn ? await call("GET /notifications/v2/stories") : { data: null };
  if (!data?.some(({ id }) => id === params.id)) throw createNotFoundResponse();
  return { stories: data };
}

/** On client navigation, uses the stories that are already loaded. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const stories = await storiesQuery.load();
  return stories?.some(({ id }) => id === params.id) ? { stories } : await serverLoader();
}

export default function StoryRoute({ loaderData: { stories }, params: { id } }: Route.ComponentProps) {
  const text = useText();
  const navigate = useNavigate();
  const leave = useLeavePage("/");
  const story = stories.find((each) => each.id === id);
  return (
    <>
      <PageHead title={text(story?.name)} image={story?.image ?? null} isPrivate />
      <StoryScreen
        stories={stories}
        id={id}
        onStory={(next) => void navigate(`/stories/${next}`, { replace: true })}
        onClose={leave}
      />
    </>
  );
}
