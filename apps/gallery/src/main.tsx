import "@evolve/widgets/tokens.css";
import "./gallery.css";
import "./stage/stage.css";
import "./stage/cards.css";
import { createRoot } from "react-dom/client";
import { Root } from "./root.tsx";

const place = document.getElementById("root");
if (place === null) throw new Error("The page has no element #root");
createRoot(place).render(<Root />);
