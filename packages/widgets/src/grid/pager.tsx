import "./pager.css";
import ChevronFirst from "lucide-react/icons/chevron-first";
import ChevronLast from "lucide-react/icons/chevron-last";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { IconButton } from "../icon-button.tsx";
import { cx } from "../internal/cx.ts";
import { pageButtons } from "../logic/page-buttons.ts";
import type { GridPaging } from "./feature-types.ts";

/** Below the rows: which of them are shown, the size of a page, and the buttons for the other pages. */
export const Pager = ({ page, pageSize, pageSizes, total, onChange, labels }: GridPaging) => {
  const last = Math.max(0, Math.ceil((total ?? 0) / pageSize) - 1);
  const shown = Math.min(page, last);
  const first = shown * pageSize;
  const goTo = (next: number) => onChange({ page: next, pageSize });
  return (
    <div className="ev-pager" role="group" aria-label={labels.pages}>
      {pageSizes && (
        <label className="ev-pager-size">
          {labels.pageSize}
          <select
            className="ev-control"
            value={pageSize}
            // The first row that is seen stays in sight.
            onChange={({ target: { value } }) =>
              onChange({ page: Math.floor(first / Number(value)), pageSize: Number(value) })
            }
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      <span className="ev-pager-range ev-num" aria-live="polite">
        {total !== null && total > 0 && labels.range(first + 1, Math.min(first + pageSize, total), total)}
      </span>
      <div className="ev-pager-buttons">
        <IconButton
          size="small"
          label={labels.first}
          icon={<ChevronFirst />}
          isDisabled={shown === 0}
          onPress={() => goTo(0)}
        />
        <IconButton
          size="small"
          label={labels.previous}
          icon={<ChevronLeft />}
          isDisabled={shown === 0}
          onPress={() => goTo(shown - 1)}
        />
        {pageButtons(shown, last).map((button, index) =>
          button === null ? (
            <span key={`gap-${index}`} className="ev-pager-gap" aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={button}
              type="button"
              className={cx("ev-pager-page ev-num", button === shown && "ev-pager-here")}
              aria-label={labels.goTo(button + 1)}
              {...(button === shown && { "aria-current": "page" })}
              onClick={() => goTo(button)}
            >
              {button + 1}
            </button>
          ),
        )}
        <IconButton
          size="small"
          label={labels.next}
          icon={<ChevronRight />}
          isDisabled={shown === last}
          onPress={() => goTo(shown + 1)}
        />
        <IconButton
          size="small"
          label={labels.last}
          icon={<ChevronLast />}
          isDisabled={shown === last}
          onPress={() => goTo(last)}
        />
      </div>
    </div>
  );
};
