"""Print the metrics of a process that has served nothing: types, names, labels and their values.

In the process of the tests others have added the values of what they did.
"""

from collections.abc import Iterator

from inkland.server.process.metrics import REGISTRY


def metric_series() -> Iterator[str]:
    """A line for each metric."""
    for collector in REGISTRY._collector_to_names:
        labels = " ".join(getattr(collector, "_labelnames", ()))
        for metric in collector.collect():
            values = sorted(
                {value for sample in metric.samples for value in sample.labels.values()}
            )
            yield f"{metric.type} {metric.name} [{labels}] {' '.join(values)}".rstrip()


if __name__ == "__main__":
    for line in metric_series():
        print(line)
