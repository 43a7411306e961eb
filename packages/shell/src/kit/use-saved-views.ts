import { listSavedViews, type SavedView } from "@evolve/contracts/saved-views";
import { useQuery } from "@tanstack/react-query";
import { useShell } from "../shell-context.ts";

export const viewsKey = (list: string) => ["saved-views", list] as const;
const noViews: readonly SavedView[] = [];

/** The saved views of a list. A list whose views cannot be read works without them. */
export const useSavedViews = (list: string) => {
  const { client } = useShell();
  const query = useQuery({
    queryKey: viewsKey(list),
    queryFn: ({ signal }) => client.call(listSavedViews, { query: { list } }, { signal }),
  });
  const { views = noViews, defaultViewId = null } = query.data ?? {};
  return { views, defaultViewId, isKnown: !query.isPending, isLoaded: query.isSuccess };
};
