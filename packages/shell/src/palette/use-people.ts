import { searchUsers } from "@evolve/contracts/users";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useShell } from "../shell-context.ts";

const pauseMs = 200;
const fewestLetters = 2;
const most = 5;

/** The people whom a query finds, for those who may see users. */
export const usePeople = (query: string, mayOpen: (path: string) => boolean) => {
  const { client, holds } = useShell();
  const [asked, setAsked] = useState("");
  const search = query.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const isEnabled = holds("user:view") && mayOpen("/admin/users/someone") && asked.length >= fewestLetters;
  const found = useQuery({
    queryKey: ["palette people", asked],
    queryFn: ({ signal }) =>
      client.call(searchUsers, { body: { filter: { search: asked }, skip: 0, top: most } }, { signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return {
    people: isEnabled && search.length >= fewestLetters ? (found.data?.users ?? []) : [],
    isLoading: isEnabled && found.isFetching,
  };
};
