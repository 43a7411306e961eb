import { createHash } from "node:crypto";
import { saveBrand as contract } from "@evolve/contracts/branding-editor";
import { announce } from "../../../core/announce.ts";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { requireVersion } from "../../../core/refusal.ts";
import {
  deleteFile,
  findFile,
  findProfile,
  ownPictureOf,
  pictureUrlOf,
  type ProfileRow,
  putFile,
} from "../../directory/branding/index.ts";
import { recordEvent } from "../audit/index.ts";
import { findBrand } from "./find-brand.ts";
import { cleanPicture } from "./picture.ts";
import { placeOf } from "./place.ts";

/** Of a first profile; the specification keeps one name for the look that is none. */
const firstName = "own";
const defaultName = "default";

/** Sets the look of the tenant or of one of its hosts, which every node shows at once. */
export const saveBrand = operation(contract, async ({ actor, body, query, read, services, write }) => {
  const { tenantId, userId } = actor;
  const place = await placeOf(services, tenantId, query.host);
  const pictures = { logo: cleaned(body.logo, "logo"), icon: cleaned(body.icon, "icon") };
  await write(async (tx) => {
    const version = await place.nextVersion(tx);
    requireVersion(body.version, version);
    const before = await place.find(tx);
    // A host's first look begins with the pictures that it has shown so far.
    const shown = before ?? (place.host === null ? null : await findProfile(tx, tenantId));
    const store = (picture: "logo" | "icon", url = "") =>
      storePicture(tx, place.fileName(picture), pictures[picture], url);
    const profile: ProfileRow = {
      profileName: before && before.profileName !== defaultName ? before.profileName : firstName,
      brandName: body.brandName,
      backgroundColor: body.backgroundColor,
      iconTextColor: body.headerTextColor,
      systemEmail: body.supportEmail,
      coBrand: body.coBrand,
      marketingUrl: body.marketingUrl === "" ? null : body.marketingUrl,
      logoUrl: await store("logo", shown?.logoUrl),
      faviconUrl: await store("icon", shown?.faviconUrl),
    };
    await place.put(tx, profile, version);
    await recordEvent(tx, {
      tenantId,
      at: tx.now,
      action: "tenant.branding-set",
      actorId: userId,
      targetId: tenantId,
      details: { host: place.host, before, after: profile },
    });
    announce(services, tx, { kind: "tenant-changed", tenantId });
  });
  return read((tx) => findBrand(services, tx, tenantId, place));
});

type Given = Buffer | null | undefined;

const cleaned = (base64: string | null | undefined, field: string): Given =>
  typeof base64 === "string" ? cleanPicture(base64, field) : base64;

/** Stores, keeps or removes a picture. Answers the address of what is there afterwards. */
const storePicture = async (
  tx: ActorTransaction,
  fileName: string,
  picture: Given,
  before: string,
): Promise<string> => {
  const { tenantId } = tx;
  if (picture === null) {
    await deleteFile(tx, tenantId, fileName);
    return "";
  }
  if (picture !== undefined) {
    await putFile(tx, tenantId, fileName, picture);
    const mark = createHash("sha256").update(picture).digest("hex").slice(0, 12);
    return pictureUrlOf(tenantId, { fileName, mark });
  }
  const kept = ownPictureOf(before);
  if (kept === null || kept.fileName === fileName) return before;
  // The tenant's, which is copied, since it may change or go.
  const content = await findFile(tx, tenantId, kept.fileName);
  return content === null ? "" : storePicture(tx, fileName, content, before);
};
