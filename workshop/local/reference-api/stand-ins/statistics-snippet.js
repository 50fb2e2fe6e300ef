/** A stand-in for the statistics script of another party: leaves a sign that it has run. */
document.documentElement.dataset.statistics = 'running';
