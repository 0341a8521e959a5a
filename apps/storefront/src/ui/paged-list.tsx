import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { EmptyState, ErrorState } from "./states.tsx";
import type { StateProps } from "./states.tsx";
import type { ApiError } from "../platform/api.ts";
import { useErrorText } from "../platform/error-text.ts";
import { useT } from "../platform/i18n.tsx";
import { useInView } from "../platform/use-in-view.ts";

/** List loaded from the server, complete or page by page. */
export interface PagedItems<T> {
  /** Items of the list that are loaded so far. Null until the first page is loaded. */
  shown: T[] | null;
  error: ApiError | null;
  hasMore: boolean;
  isLoading: boolean;
  loadMore(): void;
}

interface PagedListProps<T> extends PagedItems<T> {
  /** Content shown while the first page is loading. */
  waiting: ReactNode;
  empty: StateProps;
  children(shown: T[]): ReactNode;
}

/** Renders a list with its loading, empty and error states. Loads more when the end scrolls into view. */
export function PagedList<T>({ waiting, empty, children, ...pages }: PagedListProps<T>) {
  const t = useT();
  const errorText = useErrorText();
  const { shown, error, hasMore, isLoading, loadMore } = pages;
  if (!shown && error) {
    return (
      <ErrorState
        title={t("error.load")}
        text={errorText(error)}
        action={{ label: t("action.retry"), onPress: loadMore }}
      />
    );
  }
  if (!shown) return waiting;
  if (shown.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      {children(shown)}
      {hasMore && <LoadMore isLoading={isLoading} hasFailed={error !== null} onMore={loadMore} />}
    </>
  );
}

function LoadMore({
  isLoading,
  hasFailed,
  onMore,
}: {
  isLoading: boolean;
  hasFailed: boolean;
  onMore(): void;
}) {
  const t = useT();
  const end = useInView<HTMLDivElement>(!isLoading && !hasFailed, onMore);
  return (
    <div ref={end} className="grid justify-items-center py-4">
      <Button look="quiet" className="bg-raised!" isBusy={isLoading} onClick={onMore}>
        {t(hasFailed ? "action.retry" : "orders.more")}
      </Button>
    </div>
  );
}
