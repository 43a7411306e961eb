import type { Language } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { beforeEach, expect, test, vi } from "vitest";
import { createWordStore, type WordSource } from "./word-store.ts";

/** Loads catalogues in the order in which a test lets them come. */
const startLoads = () => {
  const waiting = new Map<string, () => void>();
  const load = (language: Language, sources: readonly WordSource[]) => {
    const areas = sources.filter((source) => typeof source === "string");
    return new Promise<ReturnType<typeof catalogueOf>>((resolve) => {
      waiting.set(`${language} ${areas.join(" ")}`, () => resolve(catalogueOf(language, areas)));
    });
  };
  const arrive = async (what: string) => {
    await vi.waitFor(() => expect([...waiting.keys()]).toContain(what));
    waiting.get(what)?.();
    waiting.delete(what);
  };
  return { load, arrive };
};

const openStore = async () => {
  const { load, arrive } = startLoads();
  const opening = createWordStore("en", ["common"], load);
  await arrive("en common");
  return { store: await opening, arrive };
};

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

test("of two changes of language at once the newest counts, although it comes first", async () => {
  const { store, arrive } = await openStore();
  const changes = [store.change("ru"), store.change("es")];
  await arrive("es common");
  await arrive("ru common");
  await Promise.all(changes);
  expect(store.current().language).toBe("es");
  expect(document.documentElement.lang).toBe("es-ES");
});

test("who changes back to the language that is shown keeps it", async () => {
  const { store, arrive } = await openStore();
  const changes = [store.change("ru"), store.change("en")];
  await arrive("ru common");
  await Promise.all(changes);
  expect(store.current().language).toBe("en");
});

test("a screen's words that come while the language changes are in the new language", async () => {
  const { store, arrive } = await openStore();
  const changing = store.change("ru");
  const needing = store.need(["users"]);
  await arrive("ru common");
  await changing;
  await arrive("en users");
  await arrive("ru users");
  await needing;
  expect(store.current().t("users.title")).toBe("Пользователи");
});

test("a language that comes after a screen's words has them too", async () => {
  const { store, arrive } = await openStore();
  const changing = store.change("ru");
  const needing = store.need(["users"]);
  await arrive("en users");
  await needing;
  await arrive("ru common");
  await arrive("ru common users");
  await changing;
  expect(store.current().t("users.title")).toBe("Пользователи");
});

test("an app's own messages come with its screen, and in the new language when that changes", async () => {
  const own = { area: "example", load: (language: Language) => Promise.resolve({ title: `Title in ${language}` }) };
  const store = await createWordStore("en", []);
  await store.need([own]);
  const title = () => store.current().message("example.title" as "common.save");
  expect(title()).toBe("Title in en");
  await store.change("ru");
  expect(title()).toBe("Title in ru");
});
