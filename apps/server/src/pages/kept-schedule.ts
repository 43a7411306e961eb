import { keptScheduleKey } from "@evolve/contracts/kept-schedule";

/* The offline page's part that shows the schedule which My Space has kept (`KeptPage`): text only, whatever is kept. */

export const keptScheduleScript = `
const key = ${JSON.stringify(keptScheduleKey)};
const make = (name, text, ...inside) => {
  const element = document.createElement(name);
  element.textContent = text;
  element.append(...inside);
  return element;
};
const heading = ({ title, what }) => [make("h2", title), make("p", what)];
const dayOf = (day) => {
  if (day.pieces.length === 0) return make("section", "", ...heading(day));
  const pieces = day.pieces.map(({ time, name, duration }) =>
    make("li", "", make("span", time), make("span", name), make("span", duration)));
  return make("details", "", make("summary", "", ...heading(day)), make("ol", "", ...pieces));
};
const show = ({ language, title, note, zone, days }) => {
  document.documentElement.lang = language;
  document.title = title;
  const main = document.querySelector("main");
  main.removeAttribute("role");
  main.className = "kept";
  const status = make("p", note);
  status.setAttribute("role", "status");
  main.replaceChildren(make("h1", title), status, make("p", zone), ...days.map(dayOf));
  main.querySelector("details")?.setAttribute("open", "");
};
try {
  const { page } = JSON.parse(localStorage.getItem(key));
  const days = page.days.filter(({ until }) => until > Date.now());
  if (days.length > 0) show({ ...page, days });
  else localStorage.removeItem(key);
} catch {
  // Nothing is kept, or by another version.
}`;

export const keptScheduleStyle = `
.kept{width:min(100%,36rem);min-height:100vh;box-sizing:border-box;padding:1rem;text-align:start;font-size:1rem}
.kept h1,.kept h2,.kept p{margin:0}
.kept h1{font-size:1.375rem}
.kept h2{font-size:1rem}
.kept>p{margin-block:.5rem;opacity:.8}
.kept>[role=status]{padding:.625rem .75rem;border-inline-start:.25rem solid #b45309;background:color-mix(in srgb,#b45309 12%,transparent);opacity:1}
.kept section,.kept details{margin-block-start:.5rem;border:1px solid color-mix(in srgb,currentcolor 25%,transparent);border-radius:.5rem}
.kept section,.kept summary{padding:.75rem}
.kept summary{cursor:pointer}
.kept summary>*{display:inline}
.kept summary>p{display:block;font-variant-numeric:tabular-nums}
.kept ol{margin:0;padding:0 .75rem .75rem;list-style:none}
.kept li{display:grid;grid-template-columns:5.5rem 1fr auto;gap:.5rem;padding-block:.375rem;border-block-start:1px solid color-mix(in srgb,currentcolor 12%,transparent);font-variant-numeric:tabular-nums}`;
