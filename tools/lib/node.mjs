import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { inRoot } from "./root.mjs";
import { installTool, toolFolder } from "./tool.mjs";

/** The flags that everything of ours runs with. */
export const nodeFlags = ["--disable-warning=ExperimentalWarning"];

/**
 * The young generation (MB). In one of 4 MB the rows of a large answer outlive two collections and land in the old
 * generation; one of 16 MB answers a page of the users' list a tenth faster, and keeps 20 MB more.
 */
export const serverFlags = [...nodeFlags, "--max-semi-space-size=8"];

/** @returns {boolean} whether the Node that runs us can run the product: 22.22, or 24 and later */
const ownNodeIsEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major >= 24 || (major === 22 && minor >= 22);
};

/** @returns {string | undefined} the Node that runs the product; undefined when it is still to be fetched */
export const findNode = () => {
  if (ownNodeIsEnough()) return process.execPath;
  const fetched = fetchedNode();
  return existsSync(fetched) ? fetched : undefined;
};

/**
 * @param {string} node
 * @returns {NodeJS.ProcessEnv} with this Node first on the path, for what our programs run in turn, a thread for each
 *   core to hash passwords, and compiled code kept, which halves the time that the server takes to load
 */
export const nodeEnvironment = (node) => ({
  UV_THREADPOOL_SIZE: String(availableParallelism()),
  NODE_COMPILE_CACHE: inRoot(".cache/node"),
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env["PATH"] ?? ""}`,
});

/** Fetches a Node from npm where ours is too old. */
export const installNode = async () => {
  if (findNode()) return;
  if (process.platform !== "linux" || !["x64", "arm64"].includes(process.arch)) {
    throw new Error(`Node 22.22 or later is needed; this is ${process.version}`);
  }
  await installTool("node", `Node 24, for this one is ${process.version}`);
  if (!findNode()) throw new Error(`npm installed no Node for ${process.platform}-${process.arch}`);
};

const fetchedNode = () => `${toolFolder("node")}/node-linux-${process.arch}/bin/node`;
