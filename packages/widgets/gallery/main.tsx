import "../src/tokens.css";
import "./gallery.css";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.tsx";

const { searchParams } = new URL(location.href);
const root = document.documentElement;
root.dataset["theme"] = searchParams.get("theme") ?? "light";
root.dataset["density"] = searchParams.get("density") ?? "comfortable";

const place = document.getElementById("root");
if (place) createRoot(place).render(<Gallery view={searchParams.get("view") ?? "basics"} />);
